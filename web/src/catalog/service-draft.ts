import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { ServiceFields } from '#contract/catalog-own.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { draftOf } from '../platform/draft.ts'

export interface ChosenSkill {
  id: string
  name: string
}

/** What an expert has typed of a service; `skills` names those in `fields`. */
export interface TypedService {
  fields: ServiceFields
  skills: readonly ChosenSkill[]
}

const Kept = z.object({
  fields: z.object({
    title: z.string(),
    description: z.string(),
    categoryId: z.number(),
    // An empty rate is no number, and JSON has nothing for that.
    hourlyRate: z.nullable(z.number()),
    isArEnabled: z.boolean(),
  }),
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** A draft is of whoever is signed in: nobody who logs in after him in the same tab finds it. */
export const useOwnDraftName = (name: string): string => {
  const email = useCurrentUser()?.email ?? ''
  const [owner] = useState(email)
  return `${name}-${owner}`
}

const draftFor = (name: string) => draftOf<{ typed: string }>(`service-${name}`, ['typed'])

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Somebody changed it by hand: there is no draft then.
    return null
  }
}

const read = (name: string): TypedService | null => {
  const kept = Kept.safeParse(parsed(draftFor(name).load().typed))
  if (!kept.success) return null
  const { fields, skills } = kept.data
  return { fields: { ...fields, hourlyRate: fields.hourlyRate ?? Number.NaN, skillIds: skills.map(({ id }) => id) }, skills }
}

/** What was typed and not saved when this tab left the form last; null when there is nothing. */
export const useServiceDraft = (name: string): TypedService | null => useState(() => read(name))[0]

/** Spaces around the words are not saved, so they are nothing that was typed. */
const textOf = ({ fields, skills }: TypedService): string => {
  const { title, description, categoryId, hourlyRate, isArEnabled } = fields
  return JSON.stringify({ fields: { title: title.trim(), description: description.trim(), categoryId, hourlyRate, isArEnabled }, skills })
}

/** Keeps what is typed for this tab as long as it is not what is saved; answers whether it is not. */
export const useKeepServiceDraft = (name: string, typed: TypedService, saved: TypedService): boolean => {
  const text = textOf(typed)
  const isSaved = text === textOf(saved)
  useEffect(() => {
    const draft = draftFor(name)
    if (isSaved) draft.clear()
    else draft.save({ typed: text })
  }, [name, text, isSaved])
  return !isSaved
}

/** Once it is saved, and the form is left before it could see that. */
export const clearServiceDraft = (name: string): void => draftFor(name).clear()
