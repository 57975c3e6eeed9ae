import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DevMail, listDevMails } from '#contract/accounts.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MailText } from './mail-text.tsx'

const REFRESH_MS = 3_000
const TIME = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })

interface DevMailListProps {
  /** The mail that stands open; the newest where none was chosen. */
  openId: number | null
  onOpen: (id: number) => void
}

/** The mails that would have left, newest first, and one of them in full. */
export function DevMailList({ openId, onOpen }: DevMailListProps) {
  const { data, error, refetch, isRefetching } = useQuery({
    queryKey: ['accounts', 'dev-mails'],
    queryFn: ({ signal }) => call(listDevMails, {}, signal),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  if (error && !data) {
    return (
      <LoadError title="The mails could not be read" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  if (!data) return <Skeleton className="h-40 w-full" />
  const open = data.find(mail => mail.id === openId) ?? data[0]
  if (!open) return <EmptyState title="No mail yet">Sign up, or ask for a new password: the mail appears here.</EmptyState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ul aria-label="Mails" className="self-start divide-y divide-line rounded-card border border-line">
        {data.map(mail => (
          <li key={mail.id}>
            <button
              type="button"
              aria-pressed={mail.id === open.id}
              className="grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-3 text-left hover:bg-sunken aria-pressed:bg-sunken"
              onClick={() => onOpen(mail.id)}
            >
              <span className="wrap-anywhere font-medium text-sm">{mail.subject}</span>
              <span className="break-all text-soft text-xs">{mail.to}</span>
              <span className="text-soft text-xs tabular-nums">{TIME.format(new Date(mail.createdAt))}</span>
            </button>
          </li>
        ))}
      </ul>
      <OpenMail key={open.id} mail={open} />
    </div>
  )
}

const headLines = ({ headers }: DevMail): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** What mail programs read and people do not. */
function MailMatter({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sm">{title}</summary>
      <pre className="whitespace-pre-wrap break-all rounded-card border border-line bg-sunken p-4 text-xs">{text}</pre>
    </details>
  )
}

function OpenMail({ mail }: { mail: DevMail }) {
  const [isDrawn, setDrawn] = useState(false)
  return (
    <article aria-labelledby="open-mail" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div>
        <h2 id="open-mail" className="wrap-anywhere text-lg">
          {mail.subject}
        </h2>
        <p className="break-all text-soft text-sm">To {mail.to}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isDrawn}
        className="justify-self-start aria-pressed:bg-sunken"
        onClick={() => setDrawn(!isDrawn)}
      >
        As it looks
      </Button>
      {isDrawn ? (
        // No script runs in it, and its links open outside of it.
        <iframe
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${mail.html}`}
          className="h-[34rem] w-full rounded-card border border-line bg-white"
        />
      ) : (
        <MailText text={mail.text} />
      )}
      <MailMatter title="Further lines of its head" text={headLines(mail)} />
      <MailMatter title="For the calendar (invite.ics)" text={mail.calendar ?? ''} />
    </article>
  )
}
