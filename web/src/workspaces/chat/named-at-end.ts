/** The name that is being typed after an `@` at the end of what stands before the caret. */
export const namedAtEnd = (text: string): string | null => /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1] ?? null
