import type { RegionId } from '../sample-regions.ts'

/** An offer of a sample expert, in the words of its trade. */
export interface SampleService {
  title: string
  description: string
  skillIds: string[]
  isArEnabled: boolean
}

/** A kind of expert in a trade: what he is called, can do, has done and offers. Who he is, where and at what rate is drawn. */
export interface SampleRole {
  title: string
  skillIds: string[]
  /** One sentence, what he has done until now. */
  background: string
  services: SampleService[]
  /** Where the work tells where somebody is at home, as in a language. */
  region?: RegionId
}

export interface SampleTrade {
  tradeId: string
  roles: SampleRole[]
}

const words = (text: string): string[] => text.split(' ')

/** An offer by call, file and chat. Skills are taxonomy ids with spaces between. */
export const service = (title: string, skills: string, description: string): SampleService => ({
  title,
  description,
  skillIds: words(skills),
  isArEnabled: false,
})

/** An offer through the client's camera, with marks in the picture. */
export const ar = (title: string, skills: string, description: string): SampleService => ({
  ...service(title, skills, description),
  isArEnabled: true,
})

export const role = (title: string, skills: string, background: string, services: SampleService[], region?: RegionId): SampleRole => ({
  title,
  skillIds: words(skills),
  background,
  services,
  ...(region && { region }),
})
