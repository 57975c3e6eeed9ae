import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_FROM_CHARACTERS, SEARCH_TOO_SHORT, searchMessages } from '#contract/workspaces-messages.ts'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { LoadErrorLine } from '../../ui/load-error.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { WORKSPACES_KEY } from '../workspace-queries.ts'
import { MessageText } from './message-text.tsx'

/** Looks for words in all that was said. */
export function MessageSearch({ workspaceId, onOpen }: { workspaceId: number; onOpen: (messageId: number) => void }) {
  const [typed, setTyped] = useState('')
  const { settled, settle } = useSettled(typed)
  const q = settled.trim()
  const { data, error, isRefetching, refetch } = useQuery({
    queryKey: [...WORKSPACES_KEY, 'message-search', workspaceId, q],
    queryFn: ({ signal }) => call(searchMessages, { workspaceId, q }, signal),
    enabled: q.length >= SEARCH_FROM_CHARACTERS,
    gcTime: 0,
  })
  return (
    <search className="grid gap-3">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          settle(typed.trim())
        }}
      >
        <SearchField name="message" value={typed} placeholder="Words of a message" maxLength={100} onChange={setTyped} />
      </form>
      {error && <LoadErrorLine query={{ refetch, isRefetching }}>{error.message}</LoadErrorLine>}
      {q !== '' && q.length < SEARCH_FROM_CHARACTERS && (
        <p role="status" className="text-soft text-sm">
          {SEARCH_TOO_SHORT}
        </p>
      )}
      {data && q.length >= SEARCH_FROM_CHARACTERS && (
        <>
          <p role="status" className="text-soft text-sm">
            {data.length === 0
              ? 'No message holds these words.'
              : `The newest ${data.length === 1 ? 'message' : `${data.length} messages`} with these words:`}
          </p>
          <ul className="grid gap-3">
            {data.map(({ id, senderName, timestampSent, messageContent, mentions }) => (
              <li key={id} className="border-line border-l-2 pl-3 text-sm">
                <p className="text-soft text-xs">
                  {senderName}, <time dateTime={timestampSent}>{formatMoment(timestampSent)}</time>
                </p>
                <MessageText text={messageContent} mentions={mentions} />
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Show the message of ${senderName} in the chat`}
                  onClick={() => onOpen(id)}
                >
                  Show in the chat
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  )
}
