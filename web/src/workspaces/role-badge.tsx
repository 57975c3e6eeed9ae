import { Crown, Eye, type LucideIcon, Pencil } from 'lucide-react'
import { WORKSPACE_ROLE_WORDS, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import { Badge } from '../ui/badge.tsx'

const ICONS: Record<WorkspaceRole, LucideIcon> = { owner: Crown, member: Pencil, viewer: Eye }

/** A role by its word and its icon: owners have the crown. */
export function RoleBadge({ role }: { role: WorkspaceRole }) {
  return <Badge icon={ICONS[role]}>{WORKSPACE_ROLE_WORDS[role].label}</Badge>
}
