import './render.tsx'

import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ModelLinkForm } from '../src/workspaces/models/model-link-form.tsx'
import type { SharedModel } from '../src/workspaces/models/model-names.ts'
import { screen } from './render.tsx'

test('a link is read to its name and format, also with a % that stands for nothing; what leads to no model says so and is kept', async () => {
  const links: SharedModel[] = []
  render(<ModelLinkForm isPending={false} onLink={link => links.push(link)} onCancel={() => undefined} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Or a link to a model')
  const add = async (address: string) => {
    await user.clear(field)
    await user.type(field, address)
    await user.click(screen.getByRole('button', { name: 'Add link' }))
  }
  await add('https://models.example/plan.pdf')
  expect(screen.getByText('The link must lead to a file: .glb, .gltf, .obj, .stl.')).toBeTruthy()
  await add('http://models.example/pump.glb')
  expect(screen.getByText('A link to a model begins with https://.')).toBeTruthy()
  expect(links).toEqual([])
  await add('https://models.example/100%.glb')
  await add('https://models.example/my%20pump.STL')
  expect(links.map(({ modelFormat, modelName }) => [modelFormat, modelName])).toEqual([
    ['glb', '100%'],
    ['stl', 'my pump'],
  ])
})
