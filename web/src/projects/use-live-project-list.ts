import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OWN_PROJECTS_ROOM } from '#contract/projects-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { PROJECT_LIST_KEY } from './project-queries.ts'

/** Changes come in groups, one for each step of an analysis: together they are worth one fetch. */
const GATHER_MS = 400

/** Fetches the list anew when one of the person's projects has changed, wherever that was done. */
export const useLiveProjectList = () => {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const fetchSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // The pages in view may be many; a fetch that is under way already may have missed the change, and is replaced.
      void queryClient.invalidateQueries({ queryKey: PROJECT_LIST_KEY })
    }, GATHER_MS)
  }
  useLiveRoom(OWN_PROJECTS_ROOM, { onEvent: fetchSoon, onReset: fetchSoon })
}
