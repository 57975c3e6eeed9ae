import { Volume2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { NotificationPreference } from '#contract/notifications-preferences.ts'
import { Button } from '../ui/button.tsx'
import { LoadError, LoadErrorLine } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DeliveryTimes } from './delivery-times.tsx'
import { MailTrouble } from './mail-trouble.tsx'
import { useSaveNotificationPreferences } from './notification-mutations.ts'
import { useReadNotificationPreferences, useReadNotificationSettings } from './notification-queries.ts'
import { playNotificationSound } from './notification-sound.ts'
import { PreferenceTable } from './preference-table.tsx'
import { PushSettings } from './push-settings.tsx'
import { SoundSwitch } from './sound-switch.tsx'
import { usePreferenceDraft } from './use-preference-draft.ts'

const SKELETONS = ['one', 'two', 'three']

/** What a person wants to be told, where and when. */
export function Preferences({ email }: { email: string }) {
  const preferences = useReadNotificationPreferences(email)
  const settings = useReadNotificationSettings(email)
  if (!preferences.data && !preferences.isPending) {
    return (
      <LoadError title="Failed to load notification preferences." query={preferences}>
        <p>{preferences.error.message}</p>
      </LoadError>
    )
  }
  return (
    <div className="grid gap-10">
      <MailTrouble email={email} />
      <Part title="What you are told, and where">
        {preferences.data ? <PreferenceForm email={email} saved={preferences.data} /> : <PreferencesSkeleton />}
      </Part>
      <Part title="This browser">
        <PushSettings email={email} />
        <div className="grid max-w-2xl gap-2">
          <SoundSwitch email={email} hint="A short chime when something new is shown, in every browser you use." />
          <Button variant="secondary" size="small" className="justify-self-start" onClick={playNotificationSound}>
            <Volume2 aria-hidden="true" className="size-4" />
            Play
          </Button>
        </div>
      </Part>
      <Part title="When mail and push may come">
        {settings.data && <DeliveryTimes email={email} settings={settings.data} />}
        {settings.isPending && <Skeleton className="h-64 max-w-2xl" />}
        {!settings.data && settings.error && <LoadErrorLine query={settings}>{settings.error.message}</LoadErrorLine>}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

function PreferencesSkeleton() {
  return (
    <div role="status" aria-label="Loading notification preferences" className="grid gap-4">
      {SKELETONS.map(name => (
        <Skeleton key={name} className="h-16" />
      ))}
    </div>
  )
}

function PreferenceForm({ email, saved }: { email: string; saved: readonly NotificationPreference[] }) {
  const { rows, changed, change, discard } = usePreferenceDraft(email, saved)
  const { mutate: save, isPending } = useSaveNotificationPreferences(email)
  const asSaved = saved.map(({ fixed: _fixed, ...row }) => row)
  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        if (!isPending) save(changed.length > 0 ? changed : asSaved, { onSuccess: discard })
      }}
    >
      <PreferenceTable rows={rows} onChange={change} />
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <Button type="submit" isPending={isPending}>
          {isPending ? 'Saving...' : 'Save Preferences'}
        </Button>
        {changed.length > 0 && !isPending && (
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
        <p role="status" className="text-sm text-soft">
          {changed.length > 0 && !isPending && 'Your changes are not saved yet.'}
        </p>
      </div>
    </form>
  )
}
