/** A life cycle as data: which states there are, who may move a thing from where to where. The server enforces it, buttons are drawn from it. */
interface Transition<State extends string, Role extends string> {
  from: readonly State[]
  to: State
  by: readonly Role[]
}

export interface Process<State extends string, Role extends string> {
  states: readonly State[]
  initial: State
  transitions: readonly Transition<State, Role>[]
}

/** Whether `role` may move a thing from one state to another. Staying where it is is never a move. */
export const mayMove = <State extends string, Role extends string>(
  process: Process<State, Role>,
  role: Role,
  from: State,
  to: State,
): boolean => from !== to && process.transitions.some(t => t.to === to && t.from.includes(from) && t.by.includes(role))

/** Every state that `role` can reach from here in one step, in the order of the process. */
export const movesFrom = <State extends string, Role extends string>(process: Process<State, Role>, role: Role, from: State): State[] =>
  process.states.filter(to => mayMove(process, role, from, to))
