import type { GoldExpert } from './gold-shape.ts'

type Standing = Partial<Pick<GoldExpert, 'verification' | 'availability' | 'timezone' | 'rating' | 'reviews' | 'completed' | 'years'>>
/** Key, headline, bio, skills (the strongest first), dollars an hour, and what is out of the ordinary about him. */
export type ExpertRow = readonly [key: string, headline: string, bio: string, skills: string, rate: number, standing?: Standing]

const ZONES = ['Europe/Berlin', 'America/New_York', 'Europe/London', 'Europe/Madrid', 'Asia/Kolkata', 'Europe/Paris', 'America/Sao_Paulo']

/** Experts from rows. Ordinary figures are spread by place in the list, so that ties decide nothing and nobody's rank is written down by hand. */
export const expertsOf = (rows: readonly ExpertRow[]): GoldExpert[] =>
  rows.map(([key, headline, bio, skills, rate, standing], place) => ({
    key,
    headline,
    bio,
    skills: skills.split(' '),
    rate,
    years: 3 + ((place * 5) % 19),
    verification: 'verified',
    availability: 'available',
    timezone: ZONES[place % ZONES.length] ?? 'UTC',
    rating: 4.3 + ((place * 3) % 7) / 10,
    reviews: 4 + ((place * 11) % 37),
    completed: 8 + ((place * 13) % 61),
    ...standing,
  }))
