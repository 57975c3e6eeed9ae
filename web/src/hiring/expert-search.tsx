import { useState } from 'react'
import type { HiringExpert } from '#contract/hiring.ts'
import { Button } from '../ui/button.tsx'
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
  const found = useFindExperts(q)
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
        maxLength={100}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && settle(text.trim())}
      />
      <p role="status" className="text-soft text-sm">
        {found.isFetching && 'Searching...'}
        {found.error?.message}
        {found.data?.length === 0 && `No expert is called ‘${q}’.`}
      </p>
      {found.data && found.data.length > 0 && (
        <ul aria-label="Experts found" className="divide-y divide-line rounded-control border border-line">
          {found.data.map(expert => (
            <li key={expert.id} className="flex items-center justify-between gap-3 px-3 py-2">
              <span className="min-w-0">
                <span className="wrap-anywhere block font-medium text-sm">{expert.expertName}</span>
                <span className="wrap-anywhere block text-soft text-xs">{expert.title}</span>
              </span>
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
    </div>
  )
}
