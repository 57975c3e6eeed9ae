import { useEffect, useRef } from 'react'
import type { MailSwitch as Switch } from '#contract/notifications-mail.ts'
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
      <Standing isOn={isOn} isChanged={isSuccess} />
      <Kinds kinds={data.kinds} />
      <Button variant={isOn ? 'primary' : 'secondary'} className="justify-self-start" isPending={isPending} onClick={() => save(!isOn)}>
        {isOn ? 'Send me no more of these mails' : 'Send me these mails again'}
      </Button>
    </div>
  )
}

/** How it stands; after a change it is where the reader is, so that it is heard. */
function Standing({ isOn, isChanged }: { isOn: boolean; isChanged: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isChanged) words.current?.focus()
  }, [isChanged])
  return (
    <p ref={words} tabIndex={-1} role="status" className="text-soft">
      {isOn
        ? 'You get mail about what stands below. In the app you are told all the same.'
        : 'You get no more mail about what stands below. In the app you are told all the same.'}
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
