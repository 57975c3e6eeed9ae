import { useEffect, useRef } from 'react'
import { MAIL_SWITCH_UNDO_MINUTES, type MailSwitch as Switch } from '#contract/notifications-mail.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMailSwitch, useSaveMailSwitch } from './mail-switch-queries.ts'

/** What the link in a mail is about, and a button for it: opening the link alone changes nothing. */
export function MailSwitch({ token }: { token: string }) {
  const { data, error, refetch, isRefetching } = useMailSwitch(token)
  const { mutate: save, isPending, isSuccess } = useSaveMailSwitch(token)
  if (error && !data) {
    return (
      <LoadError title="This link could not be read" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  if (!data) return <Skeleton className="h-40" />
  const isOn = data.kinds.some(kind => kind.isOn)
  return (
    <div className="grid gap-6">
      <Standing isOn={isOn} isChanged={isSuccess} canUndo={data.undo !== null} />
      <Kinds kinds={data.kinds} />
      <Change isOn={isOn} undo={data.undo} isPending={isPending} save={save} />
    </div>
  )
}

interface ChangeProps {
  isOn: boolean
  undo: string | null
  isPending: boolean
  save(undo?: string): void
}

/** Off at any time; on only what was switched off here just now: whoever has an old mail is not its owner for that. */
function Change({ isOn, undo, isPending, save }: ChangeProps) {
  if (!isOn && undo === null) return null
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      className="justify-self-start"
      isPending={isPending}
      onClick={() => (isOn ? save() : save(undo ?? undefined))}
    >
      {isOn ? 'Send me no more of these mails' : 'Send me these mails again'}
    </Button>
  )
}

/** How it stands; after a change it is where the reader is, so that it is heard. */
function Standing({ isOn, isChanged, canUndo }: { isOn: boolean; isChanged: boolean; canUndo: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isChanged) words.current?.focus()
  }, [isChanged])
  return (
    <p ref={words} tabIndex={-1} role="status" className="text-soft">
      {isOn
        ? 'You get mail about what stands below. In the app you are told all the same.'
        : 'You get no more mail about what stands below. In the app you are told all the same.'}
      {!isOn &&
        (canUndo
          ? ` You can take this back here within ${MAIL_SWITCH_UNDO_MINUTES} minutes, and at any time in your preferences.`
          : ' To get it again, log in and switch it on in your preferences.')}
    </p>
  )
}

function Kinds({ kinds }: { kinds: Switch['kinds'] }) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line">
      {kinds.map(({ type, label, when, isOn }) => (
        <li key={type} className="grid gap-0.5 px-4 py-3">
          <span className="font-medium">
            {label}
            <span className="font-normal text-soft"> · mail is {isOn ? 'on' : 'off'}</span>
          </span>
          <span className="text-soft text-sm">{when}</span>
        </li>
      ))}
    </ul>
  )
}
