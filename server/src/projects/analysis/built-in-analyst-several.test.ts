import { expect, test } from 'vitest'
import { analyseBrief } from './built-in-analyst.ts'

/** Briefs of a user who had seen nothing of the product (2026-11-30), each with several wishes or numbers in one breath. */
const planOf = (title: string, description: string) => {
  const steps = analyseBrief({ title, description })
  const tasks = steps.flatMap(step => (step.kind === 'task' ? [step.task] : []))
  return {
    works: [...new Set(tasks.map(({ key }) => key.split('/')[0]))],
    titles: tasks.map(({ title: named }) => named).join('\n'),
    notes: steps.flatMap(step => (step.kind === 'outline' ? step.planNotes : [])).join('\n'),
  }
}

test('what a bathroom needs is done, and it is not torn out; what is not planned is told', () => {
  const { works, notes } = planOf(
    'Bathroom refresh',
    'Our 6 m² bathroom needs: regrouting the shower (about 9 m² of tile), replacing a dripping mixer tap, and installing 3 LED spotlights in the ceiling. We also want the door repainted white. Budget 1500 EUR, must be finished by 20 December. No smell of solvents, we have a baby.',
  )
  expect(works).toContain('tile-mend')
  expect(works).not.toContain('bathroom-renovation')
  for (const wish of ['mixer tap', '3 LED spotlights']) expect(notes).toMatch(new RegExp(`Not planned: .*${wish}`))
})

test('what is sold is counted, whatever it is', () => {
  const { works, titles, notes } = planOf(
    'Tienda online de quesos',
    'Quiero una tienda online para vender 25 quesos artesanos: fotos de los productos, textos en español e inglés, pago con tarjeta y Bizum, y envío refrigerado a la península. Ya tengo el dominio. Presupuesto 4000 euros, la campaña empieza el 1 de marzo.',
  )
  expect(works[0]).toBe('web-shop')
  expect(titles).toContain('Load 25 products')
  expect(notes).not.toContain('40 products')
})

test('a site that is slow and a form that sends nothing are two works', () => {
  const { works } = planOf(
    'Site lent',
    "Mon site WordPress est très lent depuis la mise à jour, et le formulaire de contact n'envoie plus d'e-mails.",
  )
  expect(works.toSorted()).toEqual(['slow-website', 'website-change'])
})

test('an hour a week for three months are thirteen lessons', () => {
  const { titles } = planOf(
    'Clase de guitarra',
    'Clases de guitarra para mi hija de 9 años, una hora a la semana durante tres meses, en casa o por videollamada, máximo 25 € la hora.',
  )
  expect(titles).toContain('Teach 13 lessons')
})

test('what is to be translated is translated, not proofread', () => {
  const { works } = planOf(
    'Traduction et relecture',
    "Traduire notre contrat de bail de 12 pages du français vers l'anglais avant vendredi, et relire mon CV (2 pages). Budget : 400 €.",
  )
  expect(works).toEqual(['document-translation'])
})

test('the leak of a roof is no fault of the website that is wanted beside it, nor in the title of both', () => {
  const { titles, notes } = planOf(
    'Website, logo and a leaking roof',
    'We open a café in April: logo, menu cards (A5, 2 pages, 200 pieces printed), a one-page website with opening hours and a map, Instagram set up. Also the roof leaks over the storage room since the storm.',
  )
  expect(titles).toContain('content management system')
  expect(notes).not.toContain('small repair')
})
