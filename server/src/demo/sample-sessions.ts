import type { SessionSide } from '#contract/ar-sessions.ts'

/** An AR session of the demo's client with the demo's expert. `daysFrom`: from today, past ones below nought; `hour`: on the clock of UTC. */
export interface SampleSession {
  service: string
  title: string
  description: string
  daysFrom: number
  hour: number
  /** How long both were in the call; nothing where it is still to come. */
  minutes: number | null
  /** What was written beside the call, a minute apart. */
  messages: readonly { by: SessionSide; content: string }[]
  notes: Partial<Record<SessionSide, string>>
}

export const SAMPLE_SESSIONS: readonly SampleSession[] = [
  {
    service: 'Remote diagnosis of your heating',
    title: 'AR Session for Remote diagnosis of your heating',
    description: 'Two radiators upstairs stay cold, and the pump hums louder than it used to.',
    ...{ daysFrom: 1, hour: 14, minutes: null, messages: [], notes: {} },
  },
  {
    service: 'Smart thermostat installed and connected',
    title: 'AR Session for Smart thermostat installed and connected',
    description: 'The old thermostat is off the wall. Before I put the new one on I want to be sure about the wires.',
    ...{ daysFrom: -3, hour: 10, minutes: 42 },
    messages: [
      { by: 'client', content: 'The manual says W1 and W2, but there is only one white wire.' },
      { by: 'expert', content: 'Then it goes to W1, and W2 stays empty. I have marked it.' },
      { by: 'client', content: 'It starts. Thank you!' },
    ],
    notes: {
      expert:
        'Single-stage heating: W1 only. No C wire, the adapter was put in at the boiler. Schedule set, app connected. Check the reading against a thermometer in a week.',
      client: 'Photo of the wires is on my phone. Ask about the second floor next time.',
    },
  },
  {
    service: 'No power in part of the house',
    title: 'AR Session for No power in part of the house',
    description: 'Kitchen and hall are dark, everything else works. The breaker does not stay in.',
    ...{ daysFrom: -11, hour: 16, minutes: 27 },
    messages: [
      { by: 'expert', content: 'Please leave the breaker off until we have been through the sockets.' },
      { by: 'client', content: 'It stays in once the dishwasher is unplugged.' },
    ],
    notes: {
      expert:
        'The dishwasher trips the breaker: water in its plug. Circuit is sound. A dealer should look at the appliance before it is used again.',
    },
  },
]
