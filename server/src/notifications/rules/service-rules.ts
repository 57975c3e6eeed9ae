import * as z from 'zod'
import { type About, type NotificationRule, rule, type Tidings } from '../notification-rule.ts'

const Payload = z.object({ serviceId: z.int(), title: z.string(), ownerId: z.nullable(z.string()), reason: z.string() })
type ServicePayload = z.output<typeof Payload>

const aboutOf = ({ serviceId }: ServicePayload): About => ({ type: 'service', id: serviceId })

const serviceRule = (say: (payload: ServicePayload) => Pick<Tidings, 'title' | 'message'>, ends: NotificationRule['endedBy']) =>
  rule(
    Payload,
    payload => [
      {
        ...{ to: [payload.ownerId], type: 'service_moderated', because: 'You offer this service.', about: aboutOf(payload) },
        link: { path: `/expert/services/${payload.serviceId}`, text: 'See the service' },
        detail: { about: { key: `service:${payload.serviceId}`, name: `‘${payload.title}’` } },
        ...say(payload),
      },
    ],
    { about: aboutOf, endedBy: ends },
  )

export const SERVICE_RULES: Record<string, NotificationRule> = {
  'service-stopped': serviceRule(
    ({ title, reason }) => ({
      title: `‘${title}’ was taken off the market`,
      message: `An admin did so. The reason: ${reason}\n\nChange what was said, then write to us by the contact form to have it looked at again.`,
    }),
    { 'service-put-back': 'The service was put back on the market before this was sent.' },
  ),
  'service-put-back': serviceRule(({ title }) => ({ title: `‘${title}’ is back on the market`, message: 'Clients find it again.' }), {
    'service-stopped': 'The service was taken off the market again before this was sent.',
  }),
}
