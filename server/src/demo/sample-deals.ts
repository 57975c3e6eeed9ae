import type { OfferStatus } from '#contract/hiring.ts'
import type { ProjectStatus } from '#contract/projects.ts'

/** What a sample client wants of the demo's expert, and how far the two have come. */
interface SampleDeal {
  client: string
  title: string
  description: string
  project: ProjectStatus
  /** Since the offer was sent. */
  daysAgo: number
  steps: readonly { status: OfferStatus; by: 'client' | 'expert'; note: string; daysAgo: number }[]
}

export const SAMPLE_DEALS: readonly SampleDeal[] = [
  {
    client: 'Greta',
    title: 'Thermostat shows no temperature',
    description: 'The thermostat in our living room shows no temperature and the heating runs day and night. Find the cause and repair it.',
    project: 'completed',
    daysAgo: 21,
    steps: [
      { status: 'offered', by: 'client', note: 'We hear only good of you.', daysAgo: 21 },
      { status: 'accepted', by: 'expert', note: '', daysAgo: 20 },
      { status: 'delivered', by: 'expert', note: 'The sensor was loose. It measures again; pictures are with you.', daysAgo: 17 },
      { status: 'closed', by: 'client', note: 'Warm, and quiet at night. Thank you.', daysAgo: 16 },
    ],
  },
  {
    client: 'Milan',
    title: 'Smart thermostats on nine radiators',
    description: 'We want smart thermostats on 9 radiators that learn when we are away. The radiators are from 1998.',
    project: 'in_progress',
    daysAgo: 5,
    steps: [
      { status: 'offered', by: 'client', note: '', daysAgo: 5 },
      { status: 'accepted', by: 'expert', note: 'I begin on Monday.', daysAgo: 4 },
    ],
  },
  {
    client: 'Noor',
    title: 'Two radiators stay cold upstairs',
    description: 'Two of our nine radiators stay cold although the boiler runs. Please find the cause and mend it.',
    project: 'decomposed',
    daysAgo: 1,
    steps: [{ status: 'offered', by: 'client', note: 'Is it possible in the evening? We both work in the day.', daysAgo: 1 }],
  },
  {
    client: 'Salma',
    title: 'Fuse trips when the kettle is on',
    description: 'In our kitchen the fuse trips when the kettle and the oven are on together. Find the cause, say what it costs to mend.',
    project: 'decomposed',
    daysAgo: 0.2,
    steps: [{ status: 'offered', by: 'client', note: '', daysAgo: 0.2 }],
  },
]
