import { CalendarCheck, CircleDollarSign, type LucideIcon } from 'lucide-react'
import type { Offer } from '#contract/hiring.ts'
import { formatDay, formatMoney } from '../ui/format.ts'
import { type TextChange, termsAnswered, textChanges } from './terms-changes.ts'

/** What it costs and by when it is done, as it stands; while it waits for an answer, with what it was before. */
export function PriceAndDay({ offer }: { offer: Offer }) {
  const before = termsAnswered(offer)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
      <Term icon={CircleDollarSign} name="Price" value={formatMoney(offer.price)} before={before && formatMoney(before.price)} />
      <Term icon={CalendarCheck} name="Done by" value={formatDay(offer.dueDate)} before={before && formatDay(before.dueDate)} />
    </dl>
  )
}

/** The terms as they stand; while they wait for an answer, with what they were before. */
export function TermsOfOffer({ offer }: { offer: Offer }) {
  const before = termsAnswered(offer)
  return (
    <>
      <PriceAndDay offer={offer} />
      {before && before.scope !== offer.scope ? (
        <ChangedScope changes={textChanges(before.scope, offer.scope)} />
      ) : (
        <p className="wrap-anywhere measure whitespace-pre-line text-sm">{offer.scope}</p>
      )}
    </>
  )
}

interface TermProps {
  icon: LucideIcon
  name: string
  value: string
  before: string | undefined
}

function Term({ icon: Icon, name, value, before }: TermProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="inline-flex items-center gap-1.5 text-soft text-sm">
        <Icon aria-hidden="true" className="size-4" />
        {name}
      </dt>
      <dd className="font-semibold">
        {value}
        {before !== undefined && before !== value && (
          <span className="font-normal text-sm text-soft">
            {' '}
            was <del>{before}</del>
          </span>
        )}
      </dd>
    </div>
  )
}

/** Said too: a line through or under a word is not read out. */
const MARKS: Record<TextChange['kind'], { said: string; className: string }> = {
  same: { said: '', className: '' },
  gone: { said: 'taken out:', className: 'text-soft line-through' },
  new: { said: 'added:', className: 'bg-trust-wash text-trust underline underline-offset-2' },
}

function ChangedScope({ changes }: { changes: readonly TextChange[] }) {
  return (
    <div className="measure grid gap-1 text-sm">
      <p className="text-soft">The scope is another one: what was added is underlined, what was taken out is crossed out.</p>
      <p className="wrap-anywhere whitespace-pre-line">
        {changes.map(({ kind, text }, index) => {
          // A stretch has no other name than its place, and none is ever moved.
          const key = `${index}`
          if (kind === 'same') return <span key={key}>{text}</span>
          const { said, className } = MARKS[kind]
          const Changed = kind === 'gone' ? 'del' : 'ins'
          return (
            <Changed key={key} className={className}>
              <span className="sr-only"> {said} </span>
              {text}
            </Changed>
          )
        })}
      </p>
    </div>
  )
}
