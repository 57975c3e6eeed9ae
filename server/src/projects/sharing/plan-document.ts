import type { Project } from '#contract/projects.ts'
import { NOT_PLANNED } from '#contract/projects-plan-notes.ts'
import type { PlanDocument } from '#contract/projects-sharing.ts'
import { toldOfClient } from './told-of-client.ts'

const SHORTEST_QUOTE = 12

/** A note that tells of the brief: in quotation marks, a sentence of it as it stands, or what its client can spend. */
const quotesBrief = (note: string, brief: string): boolean =>
  /[“„"«]|\bbudget\b/i.test(note) ||
  brief
    .split(/[.!?;\n]/)
    .map(sentence => sentence.trim().toLowerCase())
    .some(sentence => sentence.length >= SHORTEST_QUOTE && note.toLowerCase().includes(sentence))

const LEFT_OUT = '(left out)'
/** By what somebody could be reached: addresses of mail and of pages, phone numbers as they are written at home or abroad. */
const CONTACTS = [
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"”’)]*[^\s<>"”’).,;:!?]/gi,
  /(?<![\w.,])(?:\+|(?<!\d\s)\(?0)[\d\s()/-]{6,24}\d(?!\w)/g,
  /(?<![\w.,])\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}(?!\w)/g,
]

const withoutContacts = (text: string): string => CONTACTS.reduce((left, contact) => left.replace(contact, LEFT_OUT), text)

/** The notes without those that tell of the brief; that a plan does not hold all of it is told all the same, so that nobody takes it for complete. */
const notesForOthers = (notes: readonly string[], brief: string): string[] => {
  const open = notes.filter(note => note.startsWith(NOT_PLANNED)).length
  const told = notes.filter(note => !quotesBrief(note, brief)).map(note => withoutContacts(toldOfClient(note)))
  if (open === 0) return told
  return [...told, open === 1 ? 'One wish of the brief is not planned here.' : `${open} wishes of the brief are not planned here.`]
}

/** A plan as it leaves the house. Shared with others it goes without the client's own words. */
export const planDocument = (project: Omit<Project, 'mayChange'>, { isShared }: { isShared: boolean }): PlanDocument => {
  const told = isShared ? withoutContacts : (text: string) => text
  const numbers = new Map(project.tasks.map(({ id }, index) => [id, index + 1]))
  return {
    format: 'onhand-plan',
    version: 1,
    title: told(project.title),
    brief: isShared ? null : project.description,
    createdAt: project.createdAt,
    totalEstimatedHours: project.totalEstimatedHours,
    hoursInterval80: project.hoursInterval,
    totalEstimatedCost: project.totalEstimatedCost,
    costInterval80: project.costInterval,
    notes: isShared ? notesForOthers(project.planNotes, project.description) : project.planNotes,
    tasks: project.tasks.map((task, index) => ({
      number: index + 1,
      ...{ title: told(task.title), description: told(task.description) },
      ...{ deliverable: told(task.deliverable), acceptanceCheck: told(task.acceptanceCheck) },
      citedSentences: isShared ? [] : task.citedSentences,
      ...{ complexityLevel: task.complexityLevel, hoursRange: task.hoursRange, estimatedHours: task.estimatedHours },
      ...{ hourlyRate: task.hourlyRate, estimatedCost: task.estimatedCost, requiredSkills: task.requiredSkills },
      after: task.predecessors.flatMap(id => numbers.get(id) ?? []),
    })),
  }
}
