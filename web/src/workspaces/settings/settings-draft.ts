import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { WorkspaceSettings } from '#contract/workspaces.ts'
import { draftOf } from '../../platform/draft.ts'

/** What of the settings was changed and is not saved; it need not be right yet. */
const Changes = z.partial(
  z.object({
    ...{ name: z.string(), description: z.string() },
    ...{ isPublic: z.boolean(), allowScreenSharing: z.boolean(), allowWhiteboard: z.boolean(), allowVoiceChat: z.boolean() },
  }),
)
export type SettingsChanges = Partial<WorkspaceSettings>

/** Whose settings of which workspace. */
interface SettingsPlace {
  workspaceId: number
  userEmail: string
}

const draftFor = ({ workspaceId, userEmail }: SettingsPlace) =>
  draftOf<{ changes: string }>(`workspace-settings-${workspaceId}-${userEmail}`, ['changes'])

const read = (place: SettingsPlace): SettingsChanges => {
  try {
    // A field that is not there is left out, and undefined never stands in JSON.
    return (Changes.safeParse(JSON.parse(draftFor(place).load().changes ?? '{}')).data ?? {}) as SettingsChanges
  } catch {
    // Somebody changed it by hand: he begins anew.
    return {}
  }
}

/** What was changed and not saved when this tab left the settings last. */
export const useSettingsDraft = (place: SettingsPlace): SettingsChanges => useState(() => read(place))[0]

/** Keeps what is changed for this tab, until it is saved or given up. */
export const useKeepSettingsDraft = ({ workspaceId, userEmail }: SettingsPlace, changes: SettingsChanges): void => {
  const text = JSON.stringify(changes)
  useEffect(() => {
    const draft = draftFor({ workspaceId, userEmail })
    if (text === '{}') draft.clear()
    else draft.save({ changes: text })
  }, [workspaceId, userEmail, text])
}

const FIELDS = ['name', 'description', 'isPublic', 'allowScreenSharing', 'allowWhiteboard', 'allowVoiceChat'] as const

/** Spaces around the words are not saved, so they are no change. */
const worth = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value)

/** What stands in the form and is not saved. */
export const changesOf = (saved: SettingsChanges, typed: SettingsChanges): SettingsChanges =>
  Object.fromEntries(FIELDS.filter(field => worth(typed[field]) !== worth(saved[field])).map(field => [field, typed[field]]))
