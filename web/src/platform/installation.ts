import { createContext, useContext } from 'react'

/** What a page knows of the server it came from, from the first paint on. */
export interface Installation {
  /** Made-up people and data; a visitor may be any of them without a password. */
  isDemo: boolean
}

export const InstallationContext = createContext<Installation>({ isDemo: true })

export const useInstallation = (): Installation => useContext(InstallationContext)
