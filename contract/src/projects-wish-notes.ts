/** How a note of a plan begins that names, in quotes, what is asked for and not planned. Whoever writes such a note, and whoever reads it, takes it from here. */
export const NOT_PLANNED = 'Not planned: '
const NOTE_OF_WISH = new RegExp(`^${NOT_PLANNED}“(.+)”$`, 's')

/** The wish that a note of a plan says is not planned, as the brief says it (a long one cut short); null for any other note. */
export const wishIn = (planNote: string): string | null => NOTE_OF_WISH.exec(planNote)?.[1] ?? null
