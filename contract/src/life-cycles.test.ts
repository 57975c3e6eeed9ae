import { expect, test } from 'vitest'
import { VERIFICATION_PROCESS } from './experts-verification.ts'
import { OFFER_PROCESS } from './hiring.ts'
import { IMPORT_PROCESS } from './people-import.ts'
import { PROJECT_PROCESS } from './projects.ts'
import type { Process } from './shared/process.ts'

/** Moves from every other state would hide all the rest behind arrows: they are told below the picture. */
const drawn = <State extends string, Role extends string>({ states, initial, transitions }: Process<State, Role>): string => {
  const isFromAnywhere = ({ from, to }: { from: readonly State[]; to: State }) =>
    states.every(state => state === to || from.includes(state))
  const arrows = transitions
    .filter(move => !isFromAnywhere(move))
    .flatMap(({ from, to, by }) => from.map(state => `  ${state} --> ${to}: ${by.join(', ')}`))
  const anywhere = transitions.filter(isFromAnywhere).map(({ to, by }) => `\`${to}\` (${by.join(', ')})`)
  return [
    ...['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, '```'],
    ...(anywhere.length === 0 ? [] : ['', `From every other state to ${anywhere.join(', ')}.`]),
  ].join('\n')
}

const PAGE = `# Life cycles

Drawn from the contract, where they are data that the server enforces and the buttons come from. An arrow names who may make the move.
\`npx vitest run contract/src/life-cycles.test.ts -u\` draws them again.
${[
  ['A project', '`PROJECT_PROCESS` in `contract/src/projects.ts`', drawn(PROJECT_PROCESS)],
  ['An offer', '`OFFER_PROCESS` in `contract/src/hiring.ts`', drawn(OFFER_PROCESS)],
  ['A request for verification', '`VERIFICATION_PROCESS` in `contract/src/experts-verification.ts`', drawn(VERIFICATION_PROCESS)],
  ['An import of people', '`IMPORT_PROCESS` in `contract/src/people-import.ts`', drawn(IMPORT_PROCESS)],
]
  .map(([title, where, diagram]) => `\n## ${title}\n\n${where}\n\n${diagram}\n`)
  .join('')}`

test('docs/life-cycles.md shows every life cycle as the contract has it', async () => {
  await expect(PAGE).toMatchFileSnapshot('../../docs/life-cycles.md')
})
