import type { Role } from '#contract/accounts.ts'

const LABELS: Record<Role, string> = { client: 'Client', expert: 'Expert', admin: 'Admin' }

export const roleLabel = (role: Role): string => LABELS[role]
