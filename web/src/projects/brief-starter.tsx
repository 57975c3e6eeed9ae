import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ProjectBrief } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { briefDraft } from './brief-draft.ts'
import { suggestedTitle } from './suggested-title.ts'

/** A title that was suggested goes with the words it was made from. */
const withDescription = ({ title, ...kept }: Partial<ProjectBrief>, description: string): Partial<ProjectBrief> =>
  title === undefined || title === suggestedTitle(kept.description ?? '') ? { ...kept, description } : { ...kept, title, description }

/** The first thing a visitor can do: say what is wrong. The words go along to the form. */
export function BriefStarter() {
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const begun = briefDraft.load().description
    if (input.current?.value === '' && begun !== undefined) input.current.value = begun
  }, [])

  const start = (event: FormEvent) => {
    event.preventDefault()
    const description = input.current?.value.trim() ?? ''
    if (description !== '') briefDraft.save(withDescription(briefDraft.load(), description))
    navigate('/submit-project')
  }

  return (
    <form onSubmit={start} className="grid gap-3 rounded-card border border-line bg-raised p-3 shadow-float">
      <label htmlFor={id} className="px-1 pt-1 font-medium text-sm">
        What do you need help with?
      </label>
      <textarea
        ref={input}
        id={id}
        name="description"
        rows={3}
        placeholder="My fuse box trips whenever the oven and the washing machine run together. I need it safe by Friday."
        className={inputClass(false, 'resize-y')}
      />
      <Button type="submit" size="large" className="w-full sm:w-auto sm:justify-self-start">
        Try AI Analysis
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </form>
  )
}
