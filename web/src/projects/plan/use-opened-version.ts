import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { projectKey } from '../project-queries.ts'

/**
 * The version of the plan that a dialog was opened on: what another window changes meanwhile is not overwritten unnoticed. Who has been told
 * so may look again, and send the same.
 */
export const useOpenedVersion = (projectId: number): { planVersion: number; lookAgain: () => void } => {
  const queryClient = useQueryClient()
  const now = () => queryClient.getQueryData<Project>(projectKey(projectId))?.planVersion ?? 0
  const [planVersion, setPlanVersion] = useState(now)
  return { planVersion, lookAgain: () => setPlanVersion(now()) }
}
