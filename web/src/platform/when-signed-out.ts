const onLeaving = new Set<() => void>()

/** What else this browser keeps of whoever signs out of it, an account or a guest, goes with him. */
export const whenSignedOut = (forgetIt: () => void): void => void onLeaving.add(forgetIt)

/** Somebody signed out of this browser. */
export const tellSignedOut = () => {
  for (const forgetIt of onLeaving) forgetIt()
}
