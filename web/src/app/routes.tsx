import type { RouteObject } from 'react-router'
import { CONTENT_SLUGS } from '#contract/content-slugs.ts'
import { ErrorScreen } from './error-screen.tsx'
import { screen } from './lazy-screen.ts'
import { accountScreens, adminScreens, expertScreens } from './people-routes.tsx'
import { Shell } from './shell.tsx'

/** What anybody reads. */
const publicScreens: RouteObject[] = [
  {
    path: '/',
    ...screen('home-screen', async () => {
      const { HomeScreen, prefetchHome } = await import('../screens/home-screen.tsx')
      return { Component: HomeScreen, prefetch: prefetchHome }
    }),
  },
  {
    path: '/services',
    ...screen('services-screen', async () => {
      const { ServicesScreen, prefetchServices } = await import('../screens/services-screen.tsx')
      return { Component: ServicesScreen, prefetch: prefetchServices }
    }),
  },
  {
    path: '/services/:serviceId',
    ...screen('service-screen', async () => {
      const { ServiceScreen, prefetchService } = await import('../screens/service-screen.tsx')
      return { Component: ServiceScreen, prefetch: prefetchService }
    }),
  },
  {
    path: '/reviews',
    ...screen('reviews-screen', async () => {
      const { ReviewsScreen, prefetchReviews } = await import('../screens/reviews-screen.tsx')
      return { Component: ReviewsScreen, prefetch: prefetchReviews }
    }),
  },
  {
    path: '/categories',
    ...screen('categories-screen', async () => {
      const { CategoriesScreen, prefetchCategories } = await import('../screens/categories-screen.tsx')
      return { Component: CategoriesScreen, prefetch: prefetchCategories }
    }),
  },
  {
    path: '/experts/:expertProfileId',
    ...screen('expert-screen', async () => {
      const { ExpertScreen, prefetchExpert } = await import('../screens/expert-screen.tsx')
      return { Component: ExpertScreen, prefetch: prefetchExpert }
    }),
  },
  {
    path: '/how-good-are-estimates',
    ...screen('estimate-quality-screen', async () => {
      const { EstimateQualityScreen, prefetchEstimateQuality } = await import('../screens/estimate-quality-screen.tsx')
      return { Component: EstimateQualityScreen, prefetch: prefetchEstimateQuality }
    }),
  },
  ...CONTENT_SLUGS.filter(slug => slug !== 'contact').map(slug => ({
    path: `/${slug}`,
    ...screen('content-screen', async () => {
      const { ContentScreen, prefetchContent } = await import('../screens/content-screen.tsx')
      return { Component: ContentScreen, prefetch: prefetchContent }
    }),
  })),
  {
    path: '/contact',
    ...screen('contact-screen', async () => {
      const { ContactScreen, prefetchContact } = await import('../screens/contact-screen.tsx')
      return { Component: ContactScreen, prefetch: prefetchContact }
    }),
  },
]

/** What a link opens for whoever has it. */
const sharedScreens: RouteObject[] = [
  {
    path: '/notifications/unsubscribe',
    ...screen('unsubscribe-screen', async () => ({ Component: (await import('../screens/unsubscribe-screen.tsx')).UnsubscribeScreen })),
  },
  {
    path: '/shared/plans/:token',
    ...screen('shared-plan-screen', async () => {
      const { SharedPlanScreen, prefetchSharedPlan } = await import('../screens/shared-plan-screen.tsx')
      return { Component: SharedPlanScreen, prefetch: prefetchSharedPlan }
    }),
  },
]

/** What belongs to whoever is signed in. */
const projectScreens: RouteObject[] = [
  {
    path: '/submit-project',
    ...screen('submit-project-screen', async () => ({
      Component: (await import('../screens/submit-project-screen.tsx')).SubmitProjectScreen,
    })),
  },
  {
    path: '/projects',
    ...screen('projects-screen', async () => ({ Component: (await import('../screens/projects-screen.tsx')).ProjectsScreen })),
  },
  {
    path: '/projects/:projectId',
    ...screen('project-screen', async () => ({ Component: (await import('../screens/project-screen.tsx')).ProjectScreen })),
  },
  {
    path: '/projects/:projectId/hiring',
    ...screen('hiring-screen', async () => ({ Component: (await import('../screens/hiring-screen.tsx')).HiringScreen })),
  },
  {
    path: '/hire',
    ...screen('hire-screen', async () => ({ Component: (await import('../screens/hire-screen.tsx')).HireScreen })),
  },
  {
    path: '/offers',
    ...screen('offers-screen', async () => ({ Component: (await import('../screens/offers-screen.tsx')).OffersScreen })),
  },
  {
    path: '/projects/:projectId/print',
    ...screen('project-print-screen', async () => ({
      Component: (await import('../screens/project-print-screen.tsx')).ProjectPrintScreen,
    })),
  },
]

/** AR sessions: for accounts, for guests by a link, and for visitors who book. */
const sessionScreens: RouteObject[] = [
  {
    path: '/ar-sessions',
    ...screen('ar-sessions-screen', async () => ({ Component: (await import('../screens/ar-sessions-screen.tsx')).ArSessionsScreen })),
  },
  {
    path: '/ar-sessions/join',
    ...screen('guest-link-screen', async () => ({ Component: (await import('../screens/guest-link-screen.tsx')).GuestLinkScreen })),
  },
  {
    path: '/ar-sessions/:sessionId',
    ...screen('ar-session-screen', async () => ({ Component: (await import('../screens/ar-session-screen.tsx')).ArSessionScreen })),
  },
]

/** Where teams work together. */
const workspaceScreens: RouteObject[] = [
  {
    path: '/collaboration',
    ...screen('collaboration-screen', async () => ({
      Component: (await import('../screens/collaboration-screen.tsx')).CollaborationScreen,
    })),
  },
  {
    path: '/collaboration/:workspaceId',
    ...screen('workspace-screen', async () => ({ Component: (await import('../screens/workspace-screen.tsx')).WorkspaceScreen })),
  },
  {
    path: '/collaboration/invitations/:invitationId',
    ...screen('workspace-invitation-screen', async () => ({
      Component: (await import('../screens/workspace-invitation-screen.tsx')).WorkspaceInvitationScreen,
    })),
  },
]

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
          ...publicScreens,
          ...sharedScreens,
          ...projectScreens,
          ...sessionScreens,
          ...workspaceScreens,
          ...expertScreens,
          ...accountScreens,
          ...adminScreens,
          {
            path: '*',
            ...screen('not-found-screen', async () => ({ Component: (await import('../screens/not-found-screen.tsx')).NotFoundScreen })),
          },
        ],
      },
    ],
  },
]
