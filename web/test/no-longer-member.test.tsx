import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createWorkspace, getWorkspace, workspacePath } from '#contract/workspaces.ts'
import { removeParticipant } from '#contract/workspaces-participants.ts'
import { testApp } from '../../server/test/app.ts'
import { letIn } from '../../server/test/workspace-of.ts'
import { EmailText } from '../src/ui/email-text.tsx'
import { screen, visit } from './render.tsx'

test('who is removed while he writes reads that he is no longer a member, and can copy what he was writing', async () => {
  const app = await testApp()
  const [olga, max] = [await app.person('Olga'), await app.person('Max')]
  const { body } = await olga.call(createWorkspace, { name: 'Kitchen', ownerEmail: olga.email, ownerName: 'Olga' })
  await letIn(olga, body.id, max, 'member')
  const liveAt = await app.listen({ withJobs: true })
  const { user } = await visit(workspacePath(body.id), { app, by: max, liveAt })
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'The tap is')
  const { participants } = (await olga.call(getWorkspace, { workspaceId: body.id })).body
  const participantId = participants.find(({ participantEmail }) => participantEmail === max.email)?.id ?? 0
  await olga.call(removeParticipant, { workspaceId: body.id, participantId })
  expect(await screen.findByRole('heading', { level: 1, name: 'You are no longer a member of ‘Kitchen’' })).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you were writing' }).value).toBe('The tap is')
  await user.click(screen.getByRole('button', { name: 'Copy the text' }))
  expect(await navigator.clipboard.readText()).toBe('The tap is')
})

test('an address breaks after its @ and its dots, and reads as one', () => {
  const { container } = render(<EmailText>max.muster@example.com</EmailText>)
  expect(container.textContent).toBe('max.muster@example.com')
  expect(container.querySelector('span')?.innerHTML).toBe('max.<wbr>muster@<wbr>example.<wbr>com')
  cleanup()
})
