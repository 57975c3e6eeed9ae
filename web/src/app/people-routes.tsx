import type { RouteObject } from 'react-router'
import { screen } from './lazy-screen.ts'

/** What belongs to experts. */
export const expertScreens: RouteObject[] = [
  {
    path: '/expert/services',
    ...screen('own-services-screen', async () => ({ Component: (await import('../screens/own-services-screen.tsx')).OwnServicesScreen })),
  },
  {
    path: '/expert/services/new',
    ...screen('new-service-screen', async () => ({ Component: (await import('../screens/new-service-screen.tsx')).NewServiceScreen })),
  },
  {
    path: '/expert/services/:serviceId',
    ...screen('own-service-screen', async () => ({ Component: (await import('../screens/own-service-screen.tsx')).OwnServiceScreen })),
  },
  {
    path: '/expert/availability',
    ...screen('availability-screen', async () => ({ Component: (await import('../screens/availability-screen.tsx')).AvailabilityScreen })),
  },
  {
    path: '/expert-verification',
    ...screen('expert-verification-screen', async () => ({
      Component: (await import('../screens/expert-verification-screen.tsx')).ExpertVerificationScreen,
    })),
  },
]

/** The ways into an account, and the account itself. */
export const accountScreens: RouteObject[] = [
  {
    path: '/log-in',
    ...screen('log-in-screen', async () => {
      const { LogInScreen, prefetchLogIn } = await import('../screens/log-in-screen.tsx')
      return { Component: LogInScreen, prefetch: prefetchLogIn }
    }),
  },
  {
    path: '/sign-up',
    ...screen('sign-up-screen', async () => {
      const { SignUpScreen, prefetchSignUp } = await import('../screens/sign-up-screen.tsx')
      return { Component: SignUpScreen, prefetch: prefetchSignUp }
    }),
  },
  {
    path: '/verify-email',
    ...screen('verify-email-screen', async () => ({ Component: (await import('../screens/verify-email-screen.tsx')).VerifyEmailScreen })),
  },
  {
    path: '/forgot-password',
    ...screen('forgot-password-screen', async () => ({
      Component: (await import('../screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
    })),
  },
  {
    path: '/reset-password',
    ...screen('reset-password-screen', async () => ({
      Component: (await import('../screens/reset-password-screen.tsx')).ResetPasswordScreen,
    })),
  },
  {
    path: '/two-factor',
    ...screen('two-factor-screen', async () => ({ Component: (await import('../screens/two-factor-screen.tsx')).TwoFactorScreen })),
  },
  {
    path: '/notifications',
    ...screen('notifications-screen', async () => ({
      Component: (await import('../screens/notifications-screen.tsx')).NotificationsScreen,
    })),
  },
  {
    path: '/account',
    ...screen('account-screen', async () => ({ Component: (await import('../screens/account-screen.tsx')).AccountScreen })),
  },
  {
    path: '/dev/components',
    ...screen('components-screen', async () => ({
      Component: (await import('../screens/components-screen.tsx')).ComponentsScreen,
    })),
  },
  {
    path: '/dev/mail',
    ...screen('dev-mail-screen', async () => ({ Component: (await import('../screens/dev-mail-screen.tsx')).DevMailScreen })),
  },
]

/** Where admins look after the house. */
export const adminScreens: RouteObject[] = [
  {
    path: '/admin/accounts',
    ...screen('accounts-screen', async () => ({ Component: (await import('../screens/accounts-screen.tsx')).AccountsScreen })),
  },
  {
    path: '/admin/verification',
    ...screen('verification-requests-screen', async () => ({
      Component: (await import('../screens/verification-requests-screen.tsx')).VerificationRequestsScreen,
    })),
  },
  {
    path: '/admin/verification/analytics',
    ...screen('verification-analytics-screen', async () => ({
      Component: (await import('../screens/verification-analytics-screen.tsx')).VerificationAnalyticsScreen,
    })),
  },
  {
    path: '/admin/verification/:requestId',
    ...screen('verification-review-screen', async () => ({
      Component: (await import('../screens/verification-review-screen.tsx')).VerificationReviewScreen,
    })),
  },
  {
    path: '/admin/import',
    ...screen('import-screen', async () => ({ Component: (await import('../screens/import-screen.tsx')).ImportScreen })),
  },
  {
    path: '/admin/reviews',
    ...screen('reported-reviews-screen', async () => ({
      Component: (await import('../screens/reported-reviews-screen.tsx')).ReportedReviewsScreen,
    })),
  },
  {
    path: '/admin/ar-sessions',
    ...screen('all-sessions-screen', async () => ({ Component: (await import('../screens/all-sessions-screen.tsx')).AllSessionsScreen })),
  },
  {
    path: '/admin/analyses',
    ...screen('analyses-screen', async () => ({ Component: (await import('../screens/analyses-screen.tsx')).AnalysesScreen })),
  },
]
