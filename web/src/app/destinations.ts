import { FolderKanban, type LucideIcon, SquarePen } from 'lucide-react'

interface Destination {
  path: string
  label: string
  /** For the phone's bottom bar, where there is little room. */
  shortLabel: string
  icon: LucideIcon
}

/** Where header, phone menu, bottom bar and footer lead: only to what is there. */
export const DESTINATIONS: readonly Destination[] = [
  { path: '/submit-project', label: 'Submit Project', shortLabel: 'Submit', icon: SquarePen },
  { path: '/projects', label: 'My Projects', shortLabel: 'Projects', icon: FolderKanban },
]
