import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ModelTransform } from '#contract/workspaces-models.ts'
import { ModelNumbers } from '../src/workspaces/models/model-numbers.tsx'
import { screen } from './render.tsx'

const AT_HOME = { positionX: 0, positionY: 0, positionZ: 0, rotationX: 0, rotationY: 0, rotationZ: 0, scaleFactor: 2 }

function Place({ onMove }: { onMove: (transform: ModelTransform) => void }) {
  const [transform, setTransform] = useState<ModelTransform>(AT_HOME)
  const move = (next: ModelTransform) => {
    setTransform(next)
    onMove(next)
  }
  return <ModelNumbers transform={transform} isReadOnly={false} onChange={move} />
}

afterEach(cleanup)

test.each([
  ['Scale', '0', 'Scale is between 0.000001 and 1,000,000.'],
  ['Scale', '', 'Scale is between 0.000001 and 1,000,000.'],
  ['Position X', '1000001', 'Position X is between -1,000,000 and 1,000,000.'],
])('%s does not take ‘%s’ and says why, until it has a number that it takes', async (name, refused, why) => {
  const moves: ModelTransform[] = []
  render(<Place onMove={move => moves.push(move)} />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name })
  await user.clear(field)
  if (refused !== '') await user.type(field, refused)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(screen.getByRole('alert').textContent).toBe(why)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([refused, 'true'])
  await user.clear(field)
  await user.type(field, '3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(Object.values(moves.at(-1) ?? {})).toContain(3)
})
