import { Clock, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Unsent } from './outbox.ts'

interface UnsentMessageProps {
  message: Unsent
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

/** A message that is not in the chat yet: on its way, or refused. */
export function UnsentMessage({ message: { clientId, messageContent, file, refusal }, onRetry, onDiscard }: UnsentMessageProps) {
  return (
    <div className="flex flex-col items-end gap-1">
      <div className="max-w-[min(85%,36rem)] rounded-card border border-control border-dashed px-3 py-2">
        <span className="wrap-anywhere whitespace-pre-wrap">{messageContent}</span>
        {file && messageContent !== file.fileName && <p className="wrap-anywhere text-soft text-sm">With {file.fileName}</p>}
        <p className="mt-0.5 flex items-center justify-end gap-1 text-soft text-xs">
          {refusal === null ? (
            <>
              <Clock aria-hidden="true" className="size-3.5" /> Sending...
            </>
          ) : (
            <>
              <TriangleAlert aria-hidden="true" className="size-3.5 text-danger" /> Not sent: {refusal}
            </>
          )}
        </p>
      </div>
      {refusal !== null && (
        <div className="flex gap-1">
          <Button variant="quiet" size="small" onClick={() => onRetry(clientId)}>
            Send again
          </Button>
          <Button variant="quiet" size="small" onClick={() => onDiscard(clientId)}>
            Discard
          </Button>
        </div>
      )}
    </div>
  )
}
