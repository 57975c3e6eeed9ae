import { expect, test } from 'vitest'
import { analyseBrief } from '../built-in-analyst.ts'

const plan = (description: string) => {
  const steps = analyseBrief({ title: '', description })
  return {
    tasks: steps.flatMap(step => (step.kind === 'task' ? [step.task] : [])),
    notes: steps.flatMap(step => (step.kind === 'outline' ? step.planNotes : [])),
  }
}

const SCAFFOLDED =
  "The front of our house needs a wash, the cracks filled and two good coats of off-white. Scaffolding's already standing because of the roofers, and they're leaving it up for you until the end of the month."

test.each([
  ['stands there already', SCAFFOLDED, 'facade-paint/access'],
  [
    'was done by somebody before',
    'Im Gartenhaus soll endlich Strom sein, mit Unterverteilung, ein paar Steckdosen und Licht. Das Erdkabel liegt seit dem Herbst im Graben und schaut an beiden Enden raus, das hat noch der Vorbesitzer verlegen lassen.',
    'outbuilding-supply/run',
  ],
  [
    'others see to',
    'Necesito que etiqueten comentarios de clientes como positivos o negativos, definiendo antes las reglas con una muestra. La revisión final la hace mi equipo, ustedes nos pasan los textos marcados tal cual.',
    'labelling-work/label-check',
  ],
  [
    'the client leaves to others',
    "Programmer un ESP32 qui mesure l'humidité de nos serres et envoie tout par wifi. Les essais de longue durée et la consommation, le lycée agricole s'en occupe sur son banc.",
    'device-firmware/fw-endure',
  ],
])('a task that %s is left out, and the client is told', (_what, description, key) => {
  const { tasks, notes } = plan(description)
  expect(tasks.length).toBeGreaterThan(1)
  expect(tasks.map(task => task.key)).not.toContain(key)
  expect(notes.some(note => note.startsWith('Left out as you asked ('))).toBe(true)
})

test('what waited for a task that is left out waits for what that one waited for', () => {
  const { tasks } = plan(SCAFFOLDED)
  const keys = new Set(tasks.map(({ key }) => key))
  expect(tasks.flatMap(({ predecessorKeys }) => predecessorKeys).filter(key => !keys.has(key))).toEqual([])
  expect(tasks.filter(({ predecessorKeys }) => predecessorKeys.length === 0)).toHaveLength(1)
})

test.each([
  ['what is ordered', 'The old paper is already off, hang new paper in two rooms.', 'wallpaper-hanging/hang'],
  ['what a rule has only made smaller', 'Set up a Shopify shop with 30 products. No custom design.', 'web-shop/shop-theme'],
  ['what broke', 'The socket in the hall was put in last year and does not work any more. Please repair it.', 'electrical-fault/trace'],
])('%s is planned', (_what, description, key) => {
  expect(plan(description).tasks.map(task => task.key)).toContain(key)
})
