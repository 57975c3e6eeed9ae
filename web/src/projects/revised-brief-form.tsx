import type { ProjectBrief } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { RevisedBrief } from './use-revised-brief.ts'

interface RevisedBriefFormProps {
  brief: RevisedBrief
  onSubmit: (revision: Pick<ProjectBrief, 'title' | 'description'>) => void | Promise<void>
}

/** The brief as its owner would rather have it. */
export function RevisedBriefForm({ brief, onSubmit }: RevisedBriefFormProps) {
  const { register, handleSubmit, errors, isPending, isChanged, discard } = brief
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(onSubmit)}>
      <TextField label="Project Title" error={errors.title?.message} {...register('title')} />
      <TextArea label="Project Description" rows={8} error={errors.description?.message} {...register('description')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          Save and analyse again
        </Button>
        {isChanged && !isPending && (
          <Button variant="secondary" onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
