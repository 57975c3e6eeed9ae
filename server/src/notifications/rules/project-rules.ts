import * as z from 'zod'
import { isRefused } from '#contract/projects-refusal.ts'
import { type About, type NotificationRule, nobody, rule, type Tidings } from '../notification-rule.ts'

const OfProject = z.object({ live: z.object({ projectId: z.int() }) })
const Payload = OfProject.extend({
  ownerId: z.string(),
  told: z.object({ title: z.string(), words: z.array(z.string()) }),
})

const aboutOf = ({ live }: z.output<typeof OfProject>): About => ({ type: 'project', id: live.projectId })
const STARTED_ANEW = 'The analysis was started anew before this was sent.'

const ofAnalysis = (say: (title: string, words: string[]) => Pick<Tidings, 'title' | 'message' | 'detail'> & { action: string }) =>
  rule(
    Payload,
    ({ live: { projectId }, ownerId, told }) => {
      const { action, detail, ...said } = say(told.title, told.words)
      return [
        {
          ...{ to: [ownerId], type: 'analysis_finished', ...said, because: 'It is your project.' },
          link: { path: `/projects/${projectId}`, text: action },
          about: aboutOf({ live: { projectId } }),
          detail: { about: { key: `project:${projectId}`, name: `the plan of ‘${told.title}’` }, ...detail },
        },
      ]
    },
    { about: aboutOf, endedBy: { 'analysis-started': STARTED_ANEW } },
  )

const OWN_DEED = nobody('The owner did it himself.')
const SEEN_LIVE = 'A step of an analysis: who looks on sees it live, and its end is told.'
const WATCHED = nobody(SEEN_LIVE)

export const PROJECT_RULES: Record<string, NotificationRule> = {
  'project-submitted': OWN_DEED,
  'project-updated': nobody('The owner did it himself, or it follows from an offer that is told of.'),
  'analysis-started': nobody(SEEN_LIVE, payload => aboutOf(OfProject.parse(payload))),
  'analysis-restarted': WATCHED,
  'analysis-outlined': WATCHED,
  'task-proposed': WATCHED,
  'task-matched': nobody('Experts were looked for anew: the page shows them.'),
  'plan-changed': OWN_DEED,
  'task-hours-recorded': OWN_DEED,
  'project-analysed': ofAnalysis(title => ({
    title: `The plan of ‘${title}’ is ready`,
    message: 'See its tasks, what they cost, and which experts could do them.',
    action: 'See the plan',
  })),
  'analysis-asked': ofAnalysis((title, words) => ({
    title: isRefused(words) ? `Onhand cannot plan ‘${title}’` : `‘${title}’ needs a word from you`,
    message: words[0] ?? 'The brief is too short to plan by.',
    action: isRefused(words) ? 'See the brief' : 'Answer',
    detail: { nextSteps: isRefused(words) ? words.slice(1) : words },
  })),
  'analysis-failed': ofAnalysis((title, words) => ({
    title: `‘${title}’ could not be planned`,
    message: words[0] ?? 'Try again.',
    action: 'Try again',
  })),
}
