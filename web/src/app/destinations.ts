import { Bell, FolderKanban, HardHat, Info, type LucideIcon, Search, SquarePen, Users, Video } from 'lucide-react'

interface Destination {
  path: string
  label: string
  icon: LucideIcon
}

const SERVICES: Destination = { path: '/services', label: 'Browse Services', icon: Search }
const SUBMIT: Destination = { path: '/submit-project', label: 'Submit Project', icon: SquarePen }
const PROJECTS: Destination = { path: '/projects', label: 'My Projects', icon: FolderKanban }
const COLLABORATION: Destination = { path: '/collaboration', label: 'Collaboration', icon: Users }

const SESSIONS: Destination = { path: '/ar-sessions', label: 'AR Sessions', icon: Video }

/** Where the header and the phone's menu lead: only to what is there. */
export const HEADER_DESTINATIONS: readonly Destination[] = [
  SERVICES,
  SUBMIT,
  PROJECTS,
  SESSIONS,
  COLLABORATION,
  { path: '/notifications', label: 'Notifications', icon: Bell },
  { path: '/become-expert', label: 'Become an Expert', icon: HardHat },
  { path: '/about', label: 'About', icon: Info },
]

/** The phone's bottom bar has little room: one word each. */
export const BAR_DESTINATIONS: readonly Destination[] = [
  { ...PROJECTS, label: 'Projects' },
  { ...SESSIONS, label: 'Sessions' },
  { ...SUBMIT, label: 'Submit' },
  { ...COLLABORATION, label: 'Workspaces' },
  { ...SERVICES, label: 'Services' },
]

interface FooterGroup {
  name: string
  links: readonly { path: string; label: string }[]
}

export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    name: 'Find help',
    links: [
      { path: '/', label: 'Home' },
      { path: '/services', label: 'Services' },
      { path: '/categories', label: 'Categories' },
      { path: '/reviews', label: 'All reviews' },
      { path: '/how-it-works', label: 'How it works' },
      { path: '/how-good-are-estimates', label: 'How good are estimates?' },
      { path: '/how-matching-ranks', label: 'How matching ranks' },
    ],
  },
  {
    name: 'Give help',
    links: [
      { path: '/become-expert', label: 'Become an Expert' },
      { path: '/expert-faq', label: 'Expert FAQ' },
      { path: '/trust-safety', label: 'Trust and safety' },
    ],
  },
  {
    name: 'This site',
    links: [
      { path: '/about', label: 'About' },
      { path: '/careers', label: 'Careers' },
      { path: '/contact', label: 'Contact' },
      { path: '/privacy', label: 'Privacy' },
      { path: '/terms', label: 'Terms' },
    ],
  },
]
