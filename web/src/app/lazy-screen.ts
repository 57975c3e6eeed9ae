import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { ScreenPrefetch } from '../platform/reader.ts'

/** What the server's render needs to know of a route. */
export interface RouteHandle {
  /** The module of the screen, as the build's manifest names it. */
  module: string
  prefetch: ScreenPrefetch | undefined
}

interface LoadedScreen {
  Component: ComponentType
  prefetch?: ScreenPrefetch
}

/** A screen whose code is loaded with its first visit. `name`: its module. */
export const screen = (name: string, load: () => Promise<LoadedScreen>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const { Component, prefetch } = await load()
    const handle: RouteHandle = { module: `src/screens/${name}.tsx`, prefetch }
    return { Component, handle }
  },
})
