export const sessionPath = (session: { id: number }): string => `/ar-sessions/${session.id}`
