import * as z from 'zod'
import type { ContactMessage, ContentPage, ContentSlug, LandingContent } from '#contract/content.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { CatalogService } from '../catalog/catalog-service.ts'
import type { ExpertService } from '../experts/expert-service.ts'
import { atMostEvery } from '../platform/at-most-every.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import type { Logger } from '../platform/telemetry/logger.ts'
import { confirmationMail, messageMail } from './contact-mails.ts'
import type { ContentFiles } from './content-files.ts'
import { readFrontMatter } from './front-matter.ts'
import { readMarkdown } from './markdown.ts'

const LANDING_FILE = 'landing.json'
const FIGURES_FRESH_MS = 60_000

const Landing = z.object({
  statistics: z.array(z.object({ value: z.string().min(1).max(20), name: z.string().min(1).max(60) })).max(4),
})
type Statistics = LandingContent['statistics']

/** What visitors read, and how they write back: open to everybody. */
export interface ContentService {
  page(slug: ContentSlug): Promise<ContentPage>
  landing(): Promise<LandingContent>
  contact(message: ContactMessage): Promise<{ isSent: true }>
}

export interface ContentParts {
  files: ContentFiles
  mail: MailPort
  operatorEmail: string | undefined
  /** What stands in the place of `{{name}}` in a page: figures that the code decides. */
  facts: Readonly<Record<string, string>>
  catalog: Pick<CatalogService, 'figures'>
  experts: Pick<ExpertService, 'figures'>
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  logger: Logger
}

const pageOf = (slug: ContentSlug, file: string, facts: ContentParts['facts']): ContentPage => {
  const { fields, text } = readFrontMatter(file.replace(/\{\{([a-z-]+)\}\}/g, (place, name: string) => facts[name] ?? place))
  return { slug, title: fields['title'] ?? '', description: fields['description'] ?? '', ...readMarkdown(text) }
}

export const createContentService = (parts: ContentParts): ContentService => {
  const { files, mail, operatorEmail, facts, logger } = parts

  const figures = atMostEvery(FIGURES_FRESH_MS, async () => {
    const [{ services }, { expertsVerified }] = await Promise.all([parts.catalog.figures(), parts.experts.figures()])
    return { services, expertsVerified }
  })

  /** Null for an operator's file that cannot be used: the page stays up without it, and the log says what to mend. */
  const statistics = (): Promise<Statistics | null> =>
    files.read(LANDING_FILE, (text, isOperators) => {
      try {
        return Landing.parse(JSON.parse(text)).statistics
      } catch (cause) {
        if (!isOperators) throw cause
        logger.error({ err: cause }, `the operator's ${LANDING_FILE} is left out: it must hold {"statistics":[{"value","name"}]}`)
        return null
      }
    })

  return {
    page: async slug => {
      const page = await files.read(`${slug}.md`, text => pageOf(slug, text, facts))
      // An operator's file needs no front matter: what it does not say, the shipped page says.
      if (page.title !== '' && page.description !== '') return page
      const shipped = await files.readShipped(`${slug}.md`, text => pageOf(slug, text, facts))
      return { ...page, title: page.title || shipped.title, description: page.description || shipped.description }
    },
    landing: async () => {
      const [own, counted] = await Promise.all([statistics(), figures.get()])
      return { statistics: own ?? [], figures: counted }
    },
    contact: async message => {
      if (message.website) return { isSent: true }
      if (operatorEmail === undefined)
        throw new AppError('unavailable', 'The operator of this site has not said yet where messages should go.')
      await parts.transaction(async tx => {
        await mail.send(tx, messageMail(operatorEmail, message))
        await mail.send(tx, confirmationMail(operatorEmail, message))
      })
      return { isSent: true }
    },
  }
}
