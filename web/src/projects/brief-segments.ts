import type { Task } from '#contract/projects.ts'

/** A stretch of the brief and the tasks that answer it, numbered as the plan lists them. */
interface BriefSegment {
  start: number
  text: string
  tasks: { id: number; number: number }[]
}

type CitingTask = Pick<Task, 'id' | 'citedSentences'>

/** Cuts a brief where the sentences cited by tasks begin and end. A sentence that is not found word by word is left out. */
export const briefSegments = (description: string, tasks: readonly CitingTask[]): BriefSegment[] => {
  const citations = tasks.flatMap(({ id, citedSentences }, index) =>
    [...new Set(citedSentences)].flatMap(sentence => {
      const start = sentence === '' ? -1 : description.indexOf(sentence)
      return start < 0 ? [] : [{ id, number: index + 1, start, end: start + sentence.length }]
    }),
  )
  const cuts = [...new Set([0, description.length, ...citations.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? description.length
    const citing = citations.filter(citation => citation.start <= start && citation.end >= end)
    return { start, text: description.slice(start, end), tasks: citing.map(({ id, number }) => ({ id, number })) }
  })
}
