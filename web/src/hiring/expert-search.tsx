import { useState } from 'react'
import { FIND_TEXT_MAX, type HiringExpert } from '#contract/hiring.ts'
import { Button } from '../ui/button.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import { MorePages } from '../ui/more-pages.tsx'
import { Rating } from '../ui/rating.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { useFindExperts } from './hiring-queries.ts'

interface ExpertSearchProps {
  taskTitle: string
  onFound: (expert: HiringExpert) => void
}

/** Finds an expert who was not suggested. */
export function ExpertSearch({ taskTitle, onFound }: ExpertSearchProps) {
  const [text, setText] = useState('')
  const { settled: q, settle } = useSettled(text)
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useFindExperts(q)
  const found = data?.pages.flatMap(page => page.items)
  return (
    <div className="grid gap-2">
      <TextField
        label="Another expert"
        aria-label={`Another expert for ${taskTitle}`}
        type="search"
        value={text}
        placeholder="Search by name or title..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={FIND_TEXT_MAX}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && settle(text.trim())}
      />
      <p role="status" className="text-soft text-sm empty:hidden">
        {isFetching && !isFetchingNextPage && 'Searching...'}
        {!found && error?.message}
        {found?.length === 0 && `No expert is called ‘${q}’.`}
        {found?.length !== 0 && found?.every(expert => !isCalled(expert, q)) && `No expert is called ‘${q}’. These are called nearly so.`}
      </p>
      {found && found.length > 0 && (
        <ul aria-label="Experts found" className="divide-y divide-line rounded-control border border-line">
          {found.map(expert => (
            <li key={expert.id} className="flex items-center justify-between gap-3 px-3 py-2">
              <FoundExpert expert={expert} />
              <Button
                variant="secondary"
                size="small"
                aria-label={`Choose ${expert.expertName}`}
                onClick={() => {
                  onFound(expert)
                  setText('')
                  settle('')
                }}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={found ? error : null} onMore={fetchNextPage} />
    </div>
  )
}

/** Whether everything that was typed stands in somebody's name, title or address; else he is only called nearly so. */
const isCalled = ({ expertName, title, expertEmail }: HiringExpert, q: string): boolean => {
  const words = `${expertName} ${title} ${expertEmail}`.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every(word => words.includes(word))
}

function FoundExpert({ expert: { expertName, title, rating, reviewsCount, hourlyRate, isUnavailable } }: { expert: HiringExpert }) {
  return (
    <span className="min-w-0">
      <span className="wrap-anywhere block font-medium text-sm">{expertName}</span>
      <span className="wrap-anywhere block text-soft text-xs">{title}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-soft text-xs tabular-nums">
        <Rating rating={rating} reviewsCount={reviewsCount} counted="in-words" />
        <span>
          {formatHourlyRate(hourlyRate)}
          {isUnavailable && ', takes no work at present'}
        </span>
      </span>
    </span>
  )
}
