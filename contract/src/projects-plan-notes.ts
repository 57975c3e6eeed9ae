/** How a note of a plan begins that names, in quotes, what is asked for and not planned. Whoever writes such a note, and whoever reads it, takes it from here. */
export const NOT_PLANNED = 'Not planned: '
const NOTE_OF_WISH = new RegExp(`^${NOT_PLANNED}“(.+)”$`, 's')

/** The wish that a note of a plan says is not planned, as the brief says it (a long one cut short); null for any other note. */
export const wishIn = (planNote: string): string | null => NOTE_OF_WISH.exec(planNote)?.[1] ?? null

/** The analyst that a house has without a key. What it leaves out it can plan after all; what a model left out it knows by nothing but a title. */
export const BUILT_IN_ANALYST = 'Built-in analyst'

const LEFT_OUT = 'Left out as you asked ('
const NOTE_OF_LEFT_OUT = new RegExp(`^${LEFT_OUT.replace('(', '\\(')}.*\\): (.+)\\.$`, 's')

/** The note of a plan that a task is left out, since the brief says so in such words. */
export const leftOutNote = (title: string, words: string): string => `${LEFT_OUT}${words}): ${title}.`

/** The title of the task that a note of a plan says is left out; null for any other note. */
export const taskLeftOutIn = (planNote: string): string | null => NOTE_OF_LEFT_OUT.exec(planNote)?.[1] ?? null

/** A note of a plan. */
export const ONLY_THE_CAUSE = 'Only the cause is looked for, as you asked: repairs are left out.'

/** Whether a note of a plan says that nothing but the cause is looked for: not true any more once something that was left out is planned after all. */
export const saysOnlyTheCause = (planNote: string): boolean => planNote === ONLY_THE_CAUSE
