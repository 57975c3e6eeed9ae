/** As a pattern for `like` and `ilike`: these words anywhere. `%`, `_` and `\` mean themselves in what somebody types. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
