import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { RevisedBrief } from './use-revised-brief.ts'

interface RevisedBriefFormProps {
  brief: RevisedBrief
  onSubmit: RevisedBrief['analyseAgain']
}

/** The brief as its owner would rather have it. */
export function RevisedBriefForm({ brief: { register, handleSubmit, errors, isPending }, onSubmit }: RevisedBriefFormProps) {
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(onSubmit)}>
      <TextField label="Project Title" error={errors.title?.message} {...register('title')} />
      <TextArea label="Project Description" rows={8} error={errors.description?.message} {...register('description')} />
      <div>
        <Button type="submit" isPending={isPending}>
          Save and analyse again
        </Button>
      </div>
    </form>
  )
}
