import { type Project, projectStatusLabel, STATUSES_BY_HAND } from '#contract/projects.ts'
import { Select } from '../ui/select.tsx'
import { useUpdateProject } from './project-mutations.ts'

/** The owner's hand on the status. A state of the system's own is shown as it is, but cannot be chosen. */
export function StatusSelect({ project }: { project: Pick<Project, 'id' | 'status'> }) {
  const update = useUpdateProject()
  const { id, status } = project
  const options = STATUSES_BY_HAND.map(value => ({ value, label: projectStatusLabel(value) }))
  const isBySystem = !STATUSES_BY_HAND.includes(status)
  return (
    <Select
      label="Status"
      value={update.isPending ? (update.variables.status ?? status) : status}
      options={isBySystem ? [{ value: status, label: projectStatusLabel(status), isDisabled: true }, ...options] : options}
      isDisabled={update.isPending}
      onChange={chosen => {
        if (chosen !== status) update.mutate({ projectId: id, status: chosen })
      }}
    />
  )
}
