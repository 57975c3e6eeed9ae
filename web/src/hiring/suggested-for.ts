const IN_WORDS = new Intl.ListFormat('en')
export const tasksInWords = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'task' : 'tasks'} ${IN_WORDS.format(numbers.map(String))}`

/** Who is chosen for which tasks: 'Bea', 'tasks 1 and 3'. */
export const tasksByExpert = (choices: readonly { number: number; expert: { id: number; expertName: string } }[]) =>
  [...Map.groupBy(choices, ({ expert }) => expert.id)].map(([expertId, own]) => ({
    expertId,
    expertName: own[0]?.expert.expertName ?? '',
    tasks: tasksInWords(own.map(({ number }) => number)),
  }))

/** A task that somebody is still to be chosen for. `number`: as it stands in the plan. */
export interface TaskToFill {
  id: number
  number: number
  expertIds: readonly number[]
}

/** Where else an expert stands: whole at the first task he is suggested for, in short at the others. */
export interface Standing {
  /** The task where he stands whole, if that is an earlier one. */
  first: number | null
  /** The later ones, told where he stands whole. */
  others: readonly number[]
}

export const standingOf = (tasks: readonly Omit<TaskToFill, 'id'>[], number: number, expertId: number): Standing => {
  const numbers = tasks.filter(({ expertIds }) => expertIds.includes(expertId)).map(task => task.number)
  const first = numbers.find(each => each < number) ?? null
  return { first, others: first === null ? numbers.filter(each => each > number) : [] }
}
