import { getContentPage, getLandingContent, sendContactMessage } from '#contract/content.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { ContentService } from './content-service.ts'

export const bindContent = (bind: Bind, content: ContentService): void => {
  bind(getContentPage, (_actor, { slug }) => content.page(slug))
  bind(getLandingContent, () => content.landing())
  bind(sendContactMessage, (_actor, message) => content.contact(message))
}
