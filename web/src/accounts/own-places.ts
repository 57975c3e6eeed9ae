import type { CurrentUser } from '#contract/accounts.ts'

export interface OwnPlace {
  path: string
  label: string
}

/** The places of a role, under its name. */
export interface OwnPlaces {
  name: string
  places: readonly OwnPlace[]
}

export const OFFERS: OwnPlace = { path: '/offers', label: 'My Offers' }

const OF_EXPERTS: OwnPlaces = {
  name: 'Expert',
  places: [
    OFFERS,
    { path: '/expert/services', label: 'My services' },
    { path: '/expert-verification', label: 'Expert Verification Center' },
    { path: '/expert/availability', label: 'Availability' },
  ],
}

const OF_ADMINS: OwnPlaces = {
  name: 'Admin',
  places: [
    { path: '/admin/verification', label: 'Verification requests' },
    { path: '/admin/accounts', label: 'Accounts and roles' },
    { path: '/admin/reviews', label: 'Reported reviews' },
    { path: '/admin/ar-sessions', label: 'All AR sessions' },
    { path: '/admin/analyses', label: 'Analyses' },
    { path: '/admin/import', label: 'Import people' },
  ],
}

/** Where somebody has work of his own beside what a client has, by role: the header, the phone's menu and the account's menu lead there. */
export const ownPlaces = ({ roles }: Pick<CurrentUser, 'roles'>): readonly OwnPlaces[] => [
  ...(roles.includes('expert') ? [OF_EXPERTS] : []),
  ...(roles.includes('admin') ? [OF_ADMINS] : []),
]
