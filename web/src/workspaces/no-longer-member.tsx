import { useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showError, showSuccess } from '../ui/toasts.ts'
import { chatDraft, chatDraftName } from './chat/chat-draft.ts'

interface NoLongerMemberProps {
  workspace: { id: number; name: string }
  userEmail: string
}

/** For who took part until just now. What he was writing stays his. */
export function NoLongerMember({ workspace: { id, name }, userEmail }: NoLongerMemberProps) {
  return (
    <div className="grid gap-6">
      <ErrorState
        level={1}
        title={`You are no longer a member of ‘${name}’`}
        action={<ButtonLink to="/collaboration">Your workspaces</ButtonLink>}
      >
        <p>You left it, an owner has removed you, or it was deleted. Ask an owner to invite you if you still want to take part.</p>
      </ErrorState>
      <TypedText workspaceId={id} userEmail={userEmail} />
    </div>
  )
}

/** What somebody was writing in a workspace in which he may not write any more. */
export function TypedText({ workspaceId, userEmail }: { workspaceId: number; userEmail: string }) {
  const [text] = useState(() => chatDraft(chatDraftName(userEmail, workspaceId)).load().text ?? '')
  if (text === '') return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess('Copied.', 'copy-typed'),
      () => showError('Your browser did not let it be copied. Select the text and copy it by hand.', 'copy-typed'),
    )
  return (
    <div className="grid max-w-2xl justify-items-start gap-3">
      <div className="w-full">
        <TextArea label="What you were writing" hint="It was not sent." rows={4} readOnly value={text} />
      </div>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy the text
      </Button>
    </div>
  )
}
