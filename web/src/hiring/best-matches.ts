/** So few points of a match score decide nothing between two experts: then one for several tasks is less to arrange. */
export const NEARLY_AS_GOOD_POINTS = 5

/** A task that nobody is chosen for, asked for or hired for, and who could be asked for it. */
export interface TaskToMatch {
  id: number
  candidates: readonly { expertId: number; matchScore: number; hasJoined: boolean }[]
}

/** The best for a task and those nearly as good; an offer to one who has not joined waits, so he counts only where no other is among them. */
const bestOf = ({ candidates }: TaskToMatch): ReadonlyMap<number, number> => {
  const most = Math.max(...candidates.map(({ matchScore }) => matchScore))
  const near = candidates.filter(({ matchScore }) => matchScore >= most - NEARLY_AS_GOOD_POINTS)
  const joined = near.filter(({ hasJoined }) => hasJoined)
  return new Map((joined.length > 0 ? joined : near).map(({ expertId, matchScore }) => [expertId, matchScore]))
}

interface Suited {
  taskIds: number[]
  points: number
}

/** For how many of some tasks each expert is among the best. */
const suitedFor = (best: ReadonlyMap<number, ReadonlyMap<number, number>>): Map<number, Suited> => {
  const suited = new Map<number, Suited>()
  for (const [taskId, scores] of best)
    for (const [expertId, score] of scores) {
      const { taskIds, points } = suited.get(expertId) ?? { taskIds: [], points: 0 }
      suited.set(expertId, { taskIds: [...taskIds, taskId], points: points + score })
    }
  return suited
}

/**
 * The best match for each task, as expert by task. Among those who are nearly as good it takes who is in the plan already (`known`: chosen, asked
 * or hired for another task), then whoever is among the best for the most tasks, one after the other: few people, though not always the fewest. A task without candidates is left out.
 */
export const bestMatches = (tasks: readonly TaskToMatch[], known: ReadonlySet<number>): ReadonlyMap<number, number> => {
  const left = new Map(tasks.filter(({ candidates }) => candidates.length > 0).map(task => [task.id, bestOf(task)]))
  const matches = new Map<number, number>()
  const take = (taskId: number, expertId: number) => {
    matches.set(taskId, expertId)
    left.delete(taskId)
  }
  for (const [taskId, scores] of [...left]) {
    const [familiar] = [...scores].filter(([expertId]) => known.has(expertId)).toSorted(([, one], [, other]) => other - one)
    if (familiar) take(taskId, familiar[0])
  }
  while (left.size > 0) {
    const [most] = [...suitedFor(left)].toSorted(
      ([, one], [, other]) => other.taskIds.length - one.taskIds.length || other.points - one.points,
    )
    if (!most) break
    for (const taskId of most[1].taskIds) take(taskId, most[0])
  }
  return matches
}
