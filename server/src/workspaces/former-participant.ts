/** Who wrote or brought something and has no account any more. */
export const FORMER_PARTICIPANT = 'Former participant'
