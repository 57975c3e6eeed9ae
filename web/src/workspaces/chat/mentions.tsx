import { type KeyboardEvent, useId, useState } from 'react'
import type { WorkspaceParticipant } from '#contract/workspaces.ts'
import { classNames } from '../../ui/class-names.ts'
import { namedAtEnd } from './named-at-end.ts'
import { nameAt } from './named-people.ts'

const MOST_OFFERED = 6
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface MentionsProps {
  text: string
  /** Where in the text is written. */
  caret: number
  others: readonly WorkspaceParticipant[]
  /** The text with the name in it, and where one writes on. */
  onPick: (text: string, caret: number) => void
}

/** Who can be meant by the `@` before the caret. A name that is written out in full is not taken for the longer one beginning with it. */
const offer = (begun: string | null, others: readonly WorkspaceParticipant[]) => {
  const typed = begun?.toLowerCase() ?? null
  const isWhole = others.some(({ participantName }) => participantName.toLowerCase() === typed?.trimEnd())
  const offered = typed === null ? [] : others.filter(({ participantName: name }) => name.toLowerCase().startsWith(typed) && name !== begun)
  return { offered: offered.slice(0, MOST_OFFERED), first: isWhole ? -1 : 0 }
}

/** The names offered while one is typed: arrows go through them, Enter or Tab takes one, Escape puts them away. */
export const useMentions = ({ text, caret, others, onPick }: MentionsProps) => {
  const id = useId()
  const typed = namedAtEnd(text.slice(0, caret))
  const start = caret - (typed?.length ?? 0)
  // Who goes through a name that stands there is not asked for another.
  const standing =
    typed === null
      ? null
      : nameAt(
          text.slice(start - 1),
          others.map(({ participantName }) => participantName),
        )
  const begun = standing !== null && start + standing.length > caret ? null : typed
  /** Where the name begins for which nothing is offered any more. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [chosen, setChosen] = useState<{ text: string; caret: number; index: number } | null>(null)
  if (begun === null && closedAt !== null) setClosedAt(null)
  const { offered: all, first } = offer(begun, others)
  const offered = closedAt === start ? [] : all
  const index = chosen?.text === text && chosen.caret === caret ? chosen.index : first
  const active = offered[index]

  const pick = ({ participantName }: WorkspaceParticipant) => {
    const before = `${text.slice(0, start)}${participantName} `
    onPick(before + text.slice(caret).replace(/^ /, ''), before.length)
  }
  const act = (key: string): boolean => {
    const step = STEPS[key]
    if (step)
      setChosen({ text, caret, index: index < 0 && step < 0 ? offered.length - 1 : (index + step + offered.length) % offered.length })
    else if (key === 'Escape') setClosedAt(start)
    else if ((key === 'Enter' || key === 'Tab') && active) pick(active)
    else return false
    return true
  }
  /** True: the key was meant for the names. */
  const takeKey = (event: KeyboardEvent): boolean => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    if (offered.length === 0 || hasModifier || event.nativeEvent.isComposing || !act(event.key)) return false
    event.preventDefault()
    return true
  }
  const optionId = (person: WorkspaceParticipant) => `${id}-${person.id}`
  const isOpen = offered.length > 0
  /** What ties the field to its names. */
  const field = {
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': active && optionId(active),
  }
  return { id, offered, active, optionId, pick, takeKey, field }
}

export function Mentions({ mentions: { id, offered, active, optionId, pick } }: { mentions: ReturnType<typeof useMentions> }) {
  if (offered.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label="People to mention" className="flex flex-wrap gap-1">
      {offered.map(person => (
        <button
          key={person.id}
          id={optionId(person)}
          type="button"
          role="option"
          aria-selected={person === active}
          tabIndex={-1}
          className={classNames(
            'wrap-anywhere min-h-11 rounded-control border px-3 text-left font-medium text-sm hover:bg-sunken',
            person === active ? 'border-marker bg-sunken ring-1 ring-marker' : 'border-control bg-raised',
          )}
          onClick={() => pick(person)}
        >
          @{person.participantName}
        </button>
      ))}
    </div>
  )
}
