import type { WholeExpertProfile } from '#contract/experts.ts'
import { draftOf } from '../platform/draft.ts'

/** Long enough to look up a registration number. */
const KEPT_FOR_MS = 7 * 86_400_000

const WORDS = [
  'expertName',
  'title',
  'bio',
  'location',
  'phoneNumber',
  'websiteUrl',
  'portfolioUrl',
  'linkedinUrl',
  'githubUrl',
  'avatarUrl',
] as const satisfies readonly (keyof WholeExpertProfile)[]
const NUMBERS = ['hourlyRate', 'yearsExperience'] as const satisfies readonly (keyof WholeExpertProfile)[]

type Kept = Record<(typeof WORDS)[number] | (typeof NUMBERS)[number], string>
type Typed = Partial<Pick<WholeExpertProfile, (typeof WORDS)[number] | (typeof NUMBERS)[number]>>

/** What somebody typed of the profile that he makes: a long form, on a phone as likely as not. His until it stands or he signs out. */
export const profileDraft = (email: string) => {
  const draft = draftOf<Kept>('expert-profile', [...WORDS, ...NUMBERS], { keptForMs: KEPT_FOR_MS, ofAccount: email })
  return {
    load: (): Typed => {
      const kept = draft.load()
      const words = WORDS.flatMap(name => (kept[name] === undefined ? [] : [[name, kept[name]]]))
      const numbers = NUMBERS.flatMap(name => (Number(kept[name]) > 0 ? [[name, Number(kept[name])]] : []))
      return Object.fromEntries([...words, ...numbers])
    },
    save: (typed: Typed): void => draft.save(Object.fromEntries([...WORDS, ...NUMBERS].map(name => [name, String(typed[name] ?? '')]))),
    clear: draft.clear,
  }
}
