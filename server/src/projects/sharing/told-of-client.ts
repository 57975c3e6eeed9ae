/** How a note speaks to the client whose plan it is, and how the same is said of him. */
const SAID_TO_CLIENT: readonly (readonly [RegExp, string])[] = [
  [/\bas you (asked|said)\b/, 'as the client $1'],
  [/\bwhat you mean\b/, 'what the client means'],
  [/\bbefore you hire\b/, 'before hiring'],
]

/** A note as it reads for somebody else: he has asked for nothing. Of each phrase the first, which is the note's own; what it cites comes after. */
export const toldOfClient = (note: string): string =>
  SAID_TO_CLIENT.reduce((told, [toClient, ofClient]) => told.replace(toClient, ofClient), note)
