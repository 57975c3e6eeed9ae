import { PROJECT_IS_BOUND, type Project, projectStatusLabel, STATUSES_BY_HAND } from '#contract/projects.ts'
import { Select } from '../ui/select.tsx'
import { useUpdateProject } from './project-mutations.ts'

interface StatusSelectProps {
  project: Pick<Project, 'id' | 'status'>
  /** Offers bind the project: it keeps its status, and says why. */
  isBound: boolean
}

/** The owner's hand on the status. A state of the system's own is shown as it is, but cannot be chosen. */
export function StatusSelect({ project, isBound }: StatusSelectProps) {
  const update = useUpdateProject()
  const { id, status } = project
  const options = STATUSES_BY_HAND.map(value => ({ value, label: projectStatusLabel(value), isDisabled: isBound && value !== status }))
  const isBySystem = !STATUSES_BY_HAND.includes(status)
  return (
    <Select
      label="Status"
      value={update.isPending ? (update.variables.status ?? status) : status}
      options={isBySystem ? [{ value: status, label: projectStatusLabel(status), isDisabled: true }, ...options] : options}
      isDisabled={update.isPending}
      hint={isBound ? PROJECT_IS_BOUND : undefined}
      onChange={chosen => {
        if (chosen !== status) update.mutate({ projectId: id, status: chosen })
      }}
    />
  )
}
