import { infiniteQueryOptions, queryOptions, replaceEqualDeep, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getProject, listProjects, type Project, type ProjectStatus, type ProjectSummary } from '#contract/projects.ts'
import { call, callPage } from '../platform/call.ts'

const LIST_REFRESH_MS = 5_000
const WITHOUT_LIVE_REFRESH_MS = 4_000
/** With the live socket standing this is only a net below it. */
const WITH_LIVE_REFRESH_MS = 20_000

export const PROJECT_LIST_KEY = ['projects', 'list'] as const
export const projectKey = (projectId: number) => ['projects', 'detail', projectId] as const

/** So long after it was submitted a project's analysis may still be about to start. */
const START_EXPECTED_WITHIN_MS = 60_000

const isBeingAnalysed = (status: ProjectStatus) => status === 'decomposing'
const isAboutToChange = ({ status, createdAt }: ProjectSummary) =>
  isBeingAnalysed(status) || (status === 'submitted' && Date.now() - Date.parse(createdAt) < START_EXPECTED_WITHIN_MS)

const projectListQuery = infiniteQueryOptions({
  queryKey: PROJECT_LIST_KEY,
  queryFn: ({ pageParam, signal }) => callPage(listProjects, pageParam === null ? {} : { cursor: pageParam }, signal),
  // Widened: the first page has no cursor, the others have.
  initialPageParam: null as string | null,
  getNextPageParam: page => page.nextCursor,
  refetchInterval: ({ state }) => (state.data?.pages.some(page => page.items.some(isAboutToChange)) ? LIST_REFRESH_MS : false),
})

export const useListProjects = () => useInfiniteQuery(projectListQuery)

/** A fetch that was under way while the plan was changed brings the older one, and comes later: the newer stays. */
const newestPlan = (known: Project | undefined, fetched: Project): Project =>
  known !== undefined && known.planVersion > fetched.planVersion ? known : replaceEqualDeep(known, fetched)

const projectQuery = (projectId: number) =>
  queryOptions<Project>({
    queryKey: projectKey(projectId),
    queryFn: ({ signal }) => call(getProject, { projectId }, signal),
    // The cache knows no types; under this key nothing but this query's projects lie.
    structuralSharing: (known, fetched) => newestPlan(known as Project | undefined, fetched as Project),
  })

export const useGetProject = (projectId: number, isLive: boolean) =>
  useQuery({
    ...projectQuery(projectId),
    refetchInterval: ({ state }) => refreshAfterMs(state.data, isLive),
  })

/** An analysis may start by itself from `submitted`, so that state is watched too when nobody tells of changes. */
const refreshAfterMs = (project: Project | undefined, isLive: boolean): number | false => {
  if (!project) return false
  if (isBeingAnalysed(project.status)) return isLive ? WITH_LIVE_REFRESH_MS : WITHOUT_LIVE_REFRESH_MS
  return !isLive && project.status === 'submitted' && project.questions.length === 0 ? WITHOUT_LIVE_REFRESH_MS : false
}
