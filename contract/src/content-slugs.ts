/** The pages whose words are files: `content/<slug>.md`, or the operator's own in its place. Each is shown at `/<slug>`. */
export const CONTENT_SLUGS = [
  'how-it-works',
  'how-matching-ranks',
  'expert-faq',
  'become-expert',
  'trust-safety',
  'about',
  'careers',
  'contact',
  'privacy',
  'terms',
] as const
