import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { Shell } from './shell.tsx'

/** What the server's render needs to know of a route. */
export interface RouteHandle {
  status?: number
  /** The module of the screen, as the build's manifest names it. */
  module: string
}

const screen = (module: string, load: () => Promise<ComponentType>, status?: number): Pick<RouteObject, 'lazy' | 'handle'> => {
  const handle: RouteHandle = status === undefined ? { module } : { module, status }
  return { handle, lazy: async () => ({ Component: await load() }) }
}

/** The route table. Each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        // Inside the shell, so that a screen that fails leaves the way to the others standing.
        ErrorBoundary: ErrorScreen,
        children: [
          { path: '/', ...screen('src/screens/home-screen.tsx', async () => (await import('../screens/home-screen.tsx')).HomeScreen) },
          {
            path: '/submit-project',
            ...screen(
              'src/screens/submit-project-screen.tsx',
              async () => (await import('../screens/submit-project-screen.tsx')).SubmitProjectScreen,
            ),
          },
          {
            path: '/projects',
            ...screen('src/screens/projects-screen.tsx', async () => (await import('../screens/projects-screen.tsx')).ProjectsScreen),
          },
          {
            path: '/projects/:projectId',
            ...screen('src/screens/project-screen.tsx', async () => (await import('../screens/project-screen.tsx')).ProjectScreen),
          },
          {
            path: '*',
            ...screen(
              'src/screens/not-found-screen.tsx',
              async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
              404,
            ),
          },
        ],
      },
    ],
  },
]
