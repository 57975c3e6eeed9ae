/** Puts off what is to be done until something is known, and does it at once from then on: in the order in which it came. */
export const inOrderAfter = (known: Promise<void>): ((action: () => void) => void) => {
  let waiting: (() => void)[] | undefined = []
  void known.then(() => {
    const due = waiting ?? []
    waiting = undefined
    for (const action of due) action()
  })
  return action => {
    if (waiting) waiting.push(action)
    else action()
  }
}
