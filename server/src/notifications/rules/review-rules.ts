import * as z from 'zod'
import { type About, type NotificationRule, nobody, rule, type Tidings } from '../notification-rule.ts'

const Payload = z.object({
  reviewId: z.int(),
  expertId: z.int(),
  expertAccountId: z.nullable(z.string()),
  reviewerAccountId: z.nullable(z.string()),
  told: z.object({
    ...{ expertName: z.string(), serviceId: z.nullable(z.int()), serviceTitle: z.nullable(z.string()), reviewerName: z.string() },
    ...{ rating: z.number(), title: z.string(), content: z.string(), said: z.string(), byAccountId: z.nullable(z.string()) },
  }),
})
type ReviewPayload = z.output<typeof Payload>

/** Where the review is read. */
const pageOf = ({ expertId, told }: ReviewPayload): string =>
  told.serviceId === null ? `/experts/${expertId}` : `/services/${told.serviceId}`
const subjectOf = ({ told }: ReviewPayload): string => (told.serviceTitle === null ? told.expertName : `‘${told.serviceTitle}’`)

const aboutOf = ({ reviewId }: Pick<ReviewPayload, 'reviewId'>): About => ({ type: 'review', id: reviewId })

const sidesOf = ({ expertAccountId, reviewerAccountId, told }: ReviewPayload) => [
  { accountId: expertAccountId, name: told.expertName },
  { accountId: reviewerAccountId, name: told.reviewerName },
]

const reviewRule = (
  say: (payload: ReviewPayload) => Omit<Tidings, 'about'>,
  ends: Pick<Partial<NotificationRule>, 'endedBy' | 'instead'> = {},
): NotificationRule =>
  rule(
    Payload,
    payload => {
      const { detail, ...said } = say(payload)
      const about = { key: `review:${payload.reviewId}`, name: `the review of ${subjectOf(payload)}` }
      return [{ ...said, by: payload.told.byAccountId, about: aboutOf(payload), mentions: sidesOf(payload), detail: { about, ...detail } }]
    },
    { about: aboutOf, ...ends },
  )

const REMOVED = { 'review-removed': 'The review was removed before this was sent.' }
const SETTLED = { ...REMOVED, 'review-kept': 'An admin looked at the review before this was sent.' }

export const REVIEW_RULES: Record<string, NotificationRule> = {
  'review-posted': reviewRule(
    payload => {
      const { expertAccountId, reviewerAccountId, told } = payload
      return {
        to: [expertAccountId],
        type: 'review_received',
        title: `${told.reviewerName} reviewed ${told.serviceTitle === null ? 'you' : `‘${told.serviceTitle}’`}`,
        message: `${told.rating} of 5 stars: ${told.title}`,
        because: 'The review is of you or a service of yours.',
        link: { path: pageOf(payload), text: 'Read and respond' },
        sender: { accountId: reviewerAccountId, name: told.reviewerName },
        detail: { quote: { text: told.content, by: told.reviewerName, stars: told.rating } },
      }
    },
    { endedBy: REMOVED },
  ),
  'review-edited': nobody('The expert was told of the review; its words may change for some days.'),
  'review-responded': reviewRule(
    payload => {
      const { expertAccountId, reviewerAccountId, told } = payload
      return {
        to: [reviewerAccountId],
        type: 'review_answered',
        title: `${told.expertName} responded to your review`,
        message: `To what you wrote of ${subjectOf(payload)}: “${told.title}”`,
        because: 'You wrote this review.',
        link: { path: pageOf(payload), text: 'Read the response' },
        sender: { accountId: expertAccountId, name: told.expertName },
        detail: { quote: { text: told.said, by: told.expertName } },
      }
    },
    { endedBy: REMOVED },
  ),
  'review-reported': reviewRule(
    payload => ({
      to: 'admins',
      type: 'review_reported',
      title: `A review of ${subjectOf(payload)} is reported`,
      message: payload.told.said,
      because: 'You are an admin.',
      link: { path: '/admin/reviews', text: 'Look at it' },
      detail: { quote: { text: payload.told.content, by: payload.told.reviewerName, stars: payload.told.rating } },
    }),
    { endedBy: SETTLED },
  ),
  'review-removed': reviewRule(
    payload => ({
      to: [payload.reviewerAccountId],
      type: 'review_moderated',
      title: `Your review of ${subjectOf(payload)} was removed`,
      message: `An admin removed it. The reason: ${payload.told.said}`,
      because: 'You wrote this review.',
      link: { path: pageOf(payload), text: 'See the page' },
      detail: { nextSteps: ['If you think that this is wrong, write to us and say why.'] },
    }),
    { instead: 'The review was removed by an admin.' },
  ),
  'review-kept': nobody('The review stands as it stood, and its author was not told that it was reported.', payload =>
    aboutOf(Payload.parse(payload)),
  ),
}
