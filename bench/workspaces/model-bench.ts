import type { Browser } from '@playwright/test'
import { FILE_FIELD } from '#contract/shared/file-rule.ts'
import { addModel, uploadModel } from '#contract/workspaces-model-calls.ts'
import type { JoinedDatabase } from '../../server/src/platform/database/join-database.ts'
import type { Measurement } from '../table.ts'
import { boxModel, gridModel } from './sample-model.ts'
import { type Bench, furtherWorkspace, openTab, post } from './workspace-of-bench.ts'

const TRIANGLES = 1_000_000
const FROZEN_AIM_MS = 500
/** Nothing is said to be loading for so many frames: then it is there. A box comes sooner than one could see that it is loading. */
const QUIET_FRAMES = 30
const ms = (value: number) => `${value.toFixed(0)} ms`

const bring = async (bench: Bench, model: Buffer, modelName: string): Promise<void> => {
  const form = new FormData()
  form.set('workspaceId', `${bench.workspaceId}`)
  form.set(FILE_FIELD, new File([new Uint8Array(model)], `${modelName}.glb`, { type: 'model/gltf-binary' }))
  const { url, modelFormat } = Object(await post(bench, bench.owner, uploadModel, form))
  const about = { workspaceId: bench.workspaceId, createdBy: bench.owner.email, modelName, modelFormat }
  await post(bench, bench.owner, addModel, { ...about, modelFileUrl: new URL(url, bench.url).href })
}

/** From the press on it to the model's first picture, and the longest time for which the page answered nobody. */
const show = async (bench: Bench, browser: Browser, modelName: string) => {
  const page = await openTab(bench, browser, '3d-models')
  await page.getByText('No model selected').waitFor()
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] })
    Object.assign(window, { longTasks: tasks })
  })
  const waited = page.evaluate(
    ({ name, quiet }) => {
      const begun = performance.now()
      return new Promise<number>(shown => {
        let [still, shownAt] = [0, 0]
        const look = () => {
          const text = document.querySelector('main')?.textContent ?? ''
          const isThere = document.querySelector('canvas') !== null && text.includes(name) && !text.includes(`Loading ${name}`)
          if (!isThere) still = 0
          else if (still === 0) shownAt = performance.now()
          if (isThere) still += 1
          if (still > quiet) shown(shownAt - begun)
          else requestAnimationFrame(look)
        }
        look()
      })
    },
    { name: modelName, quiet: QUIET_FRAMES },
  )
  const model = page.getByRole('list', { name: 'Models' }).getByRole('button', { pressed: false }).filter({ hasText: modelName })
  const [tookMs] = await Promise.all([waited, model.click()])
  const failed = page.getByRole('alert').filter({ hasText: modelName })
  if (await failed.isVisible()) throw new Error((await failed.textContent()) ?? '')
  const longest = await page.evaluate(() => Math.max(0, ...(Object(window).longTasks as number[])))
  await page.context().close()
  return { tookMs, longest }
}

/** A model of a million triangles against a box. */
export const benchModels = async (bench: Bench, joined: JoinedDatabase, browser: Browser): Promise<Measurement[]> => {
  const [large, small] = [
    { ...bench, workspaceId: await furtherWorkspace(bench, joined) },
    { ...bench, workspaceId: await furtherWorkspace(bench, joined) },
  ]
  await bring(large, gridModel(TRIANGLES), 'Terrain')
  await bring(small, boxModel([{ at: [0, 0, 0], size: [1, 1, 1], colour: [0.8, 0.1, 0.1] }]), 'Box')
  const box = await show(small, browser, 'Box')
  const terrain = await show(large, browser, 'Terrain')
  return [
    {
      what: `a model of ${TRIANGLES.toLocaleString('en')} triangles: from the press on it to its first picture`,
      ...{ measured: ms(terrain.tookMs), reference: `${ms(box.tookMs)} (a box)`, ratio: terrain.tookMs / box.tookMs },
    },
    {
      what: 'the same: the longest time in which the page answered nobody',
      ...{ measured: ms(terrain.longest), reference: `${ms(box.longest)} (a box)`, ratio: terrain.longest / Math.max(1, box.longest) },
      ...{ aim: `< ${FROZEN_AIM_MS} ms`, isMet: terrain.longest < FROZEN_AIM_MS },
    },
  ]
}
