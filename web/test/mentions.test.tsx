import './render.tsx'

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { WorkspaceParticipant } from '#contract/workspaces.ts'
import { createQueryClient } from '../src/platform/query-client.ts'
import { Composer } from '../src/workspaces/chat/composer.tsx'
import { useAttachment } from '../src/workspaces/chat/use-attachment.ts'
import { screen } from './render.tsx'

const person = (id: number, participantName: string): WorkspaceParticipant => ({
  ...{ id, participantName, participantEmail: `${id}@example.com`, role: 'member' as const },
  lastReadMessageId: 0,
})
const OTHERS = [person(1, 'Anna'), person(2, 'Anna Maria'), person(3, 'Andrew'), person(4, 'Bert')]

interface Sent {
  messageContent: string
  mentions: number[]
}

function Desk({ draftName, onSend }: { draftName: string; onSend: (sent: Sent) => void }) {
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const attachment = useAttachment(1)
  const rest = { draftName, replyTo: null, editing: null, isBusy: false, onTyping: () => undefined, onCancel: () => undefined }
  return <Composer {...rest} others={OTHERS} attachment={attachment} fieldRef={fieldRef} onSend={onSend} />
}

let drafts = 0
const compose = (): { sent: Sent[]; type: (keys: string) => Promise<void>; field: HTMLTextAreaElement } => {
  const sent: Sent[] = []
  drafts += 1
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Desk draftName={`mentions.${drafts}`} onSend={({ messageContent, mentions }) => sent.push({ messageContent, mentions })} />
    </QueryClientProvider>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const user = userEvent.setup()
  // A click in between would put the caret at the end.
  return { sent, field, type: keys => (field === document.activeElement ? user.keyboard(keys) : user.type(field, keys)) }
}
afterEach(cleanup)

const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

test('while names are offered Enter takes one and does not send, the next Enter sends', async () => {
  const { sent, field, type } = compose()
  await type('Ask @b')
  expect(screen.getByRole('option', { name: '@Bert', selected: true }).id).toBe(field.getAttribute('aria-activedescendant'))
  await type('{Enter}')
  expect([sent, field.value]).toEqual([[], 'Ask @Bert '])
  await type('please{Enter}')
  expect(sent).toEqual([{ messageContent: 'Ask @Bert please', mentions: [4] }])
})

test('arrows go round among the names, and Tab takes one too', async () => {
  const { sent, field, type } = compose()
  await type('@an{ArrowDown}{ArrowDown}')
  expect(active(field)).toBe('@Andrew')
  await type('{ArrowDown}')
  expect(active(field)).toBe('@Anna')
  await type('{ArrowUp}{Tab}')
  expect([sent, field.value]).toEqual([[], '@Andrew '])
})

test('Escape puts the names away, and then Enter sends what is written', async () => {
  const { sent, type } = compose()
  await type('@an{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await type('d{Enter}')
  expect(sent).toEqual([{ messageContent: '@and', mentions: [] }])
  await type('@b')
  expect(screen.getByRole('option', { name: '@Bert' })).toBeTruthy()
})

test('Enter sends where no name is offered, and a name in full is not made a longer one', async () => {
  const { sent, type } = compose()
  await type('@nobody{Enter}')
  await type('@Anna{Enter}')
  await type('@Anna {Enter}')
  expect(sent.map(({ messageContent }) => messageContent)).toEqual(['@nobody', '@Anna', '@Anna'])
  await type('@Anna {ArrowDown}{Enter}{Enter}')
  expect(sent.at(-1)?.messageContent).toBe('@Anna Maria')
})

test('who is named is told, and nobody whose name only begins the same way', async () => {
  const { sent, type } = compose()
  await type('@Anna Maria, and @Berthold{Enter}')
  await type('(@Anna) and @Bert.{Enter}')
  await type("@Bert'll bring it to @Bert-Ole{Enter}")
  expect(sent.map(({ mentions }) => mentions)).toEqual([[2], [1, 4], [4]])
})

test('names are offered where one writes, and what follows stays', async () => {
  const { sent, field, type } = compose()
  await type('Ask please{ArrowLeft>6/}@b')
  expect(screen.getByRole('option', { name: '@Bert', selected: true })).toBeTruthy()
  await type('{Enter}')
  expect([field.value, field.selectionStart]).toEqual(['Ask @Bert please', 10])
  await type('and @and{Enter}to {Enter}')
  expect(sent).toEqual([{ messageContent: 'Ask @Bert and @Andrew to please', mentions: [3, 4] }])
})

test('who goes back through a name that stands there is offered nothing, and Enter sends', async () => {
  const { sent, type } = compose()
  await type('@Anna Maria, look{ArrowLeft>13/}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await type('{Enter}')
  expect(sent.map(({ messageContent }) => messageContent)).toEqual(['@Anna Maria, look'])
})

test('a name that goes on behind a hyphen or an apostrophe is that of somebody else; what is hers is still hers', async () => {
  const { sent, type } = compose()
  await type("@Anna-Lena, @Anna'Lena and @Bert’Or{Enter}")
  await type("@Anna's and @Bert’s, @Andrew-{Enter}")
  expect(sent.map(({ mentions }) => mentions)).toEqual([[], [1, 3, 4]])
})
