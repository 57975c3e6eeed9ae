/** Makes a thing when it is first asked for. The browser takes milliseconds over each of its formatters: a page makes those that it shows. */
export const atFirstUse = <Thing extends object>(make: () => Thing): (() => Thing) => {
  let made: Thing | undefined
  return () => {
    made ??= make()
    return made
  }
}
