import * as z from 'zod/mini'
import { Service, ServiceDetail, serviceId } from './catalog.ts'
import { endpoint } from './shared/endpoint.ts'
import { type FileRule, MB } from './shared/file-rule.ts'
import { plainText, positiveInt, textAtLeast } from './shared/primitives.ts'
import { HOURLY_RATE_MAX, HOURLY_RATE_MIN } from './shared/rates.ts'

export const SERVICE_TITLE_MAX = 100
export const SERVICE_DESCRIPTION_MAX = 5000
const SERVICE_SKILLS_MAX = 10
export const SERVICE_PICTURES_MAX = 6
/** What one expert offers at most, paused ones with it. */
export const SERVICES_PER_EXPERT_MAX = 100
export const PICTURE_TEXT_MAX = 200

const SKILLS = `Choose one to ${SERVICE_SKILLS_MAX} skills.`
const RATE = `The hourly rate must be between ${HOURLY_RATE_MIN} and ${HOURLY_RATE_MAX} US dollars, with cents at most.`
const inCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

/** What an expert says of a service. */
export const ServiceFields = z.object({
  title: textAtLeast(5, 'Title must be at least 5 characters long').check(
    z.maxLength(SERVICE_TITLE_MAX, { error: `Title must be at most ${SERVICE_TITLE_MAX} characters long` }),
  ),
  description: textAtLeast(20, 'Description must be at least 20 characters long').check(
    z.maxLength(SERVICE_DESCRIPTION_MAX, { error: `Description must be at most ${SERVICE_DESCRIPTION_MAX} characters long` }),
  ),
  categoryId: positiveInt('Choose a category.'),
  skillIds: z.array(z.string()).check(z.minLength(1, { error: SKILLS }), z.maxLength(SERVICE_SKILLS_MAX, { error: SKILLS })),
  hourlyRate: z
    .number({ error: RATE })
    .check(z.minimum(HOURLY_RATE_MIN, { error: RATE }), z.maximum(HOURLY_RATE_MAX, { error: RATE }), z.refine(inCents, { error: RATE })),
  isArEnabled: z.boolean(),
})
export type ServiceFields = z.infer<typeof ServiceFields>

/** A service as its expert sees it. */
export const OwnService = z.extend(ServiceDetail, {
  skillIds: z.array(z.string()),
  /** Never offered yet. */
  isDraft: z.boolean(),
  /** What the admin said to it. */
  pauseReason: z.nullable(z.string()),
})
export type OwnService = z.infer<typeof OwnService>

interface Offer {
  isPaused: boolean
  isPausedByAdmin: boolean
  isHeldBack: boolean
}

/**
 * Its expert stops and goes on as he likes, but for what an admin stopped; an admin stops what is on offer or would be with its expert, and
 * lets go on what an admin stopped.
 */
export const mayTurn = ({ isPaused, isPausedByAdmin, isHeldBack }: Offer, isExpert: boolean): boolean =>
  isExpert ? !isPausedByAdmin : !isPaused || isPausedByAdmin || isHeldBack

export const listOwnServices = endpoint({
  method: 'GET',
  path: '/_api/services/own',
  summary: 'All services of the caller, paused ones too, the newest first. 403 for whoever has no expert profile.',
  access: 'signed-in',
  input: z.object({}),
  output: z.array(
    z.extend(Service, { isPaused: z.boolean(), isDraft: z.boolean(), isPausedByAdmin: z.boolean(), isHeldBack: z.boolean() }),
  ),
})

export const getOwnService = endpoint({
  method: 'GET',
  path: '/_api/services/own/detail',
  summary: 'A service of the caller with all that can be changed of it; an admin reads any.',
  access: 'signed-in',
  input: z.object({ serviceId }),
  output: OwnService,
})

export const createService = endpoint({
  method: 'POST',
  path: '/_api/services',
  summary: `A new service of the caller. It is paused: he looks at it and adds pictures before he offers it. 409 from ${SERVICES_PER_EXPERT_MAX} on.`,
  access: 'signed-in',
  input: ServiceFields,
  output: OwnService,
})

const ID = 'Service ID must be a positive integer.'

export const updateService = endpoint({
  method: 'POST',
  path: '/_api/services/update',
  summary: 'Changes what the caller says of his service.',
  access: 'signed-in',
  input: z.extend(ServiceFields, { serviceId: positiveInt(ID) }),
  output: OwnService,
})

export const PAUSE_REASON = 'Say why, so that the expert knows what to change.'
export const PAUSE_REASON_MAX = 500

export const pauseService = endpoint({
  method: 'POST',
  path: '/_api/services/pause',
  summary: 'Takes a service off the market or puts it back: its expert, or an admin, who says why.',
  access: 'signed-in',
  input: z.object({
    serviceId: positiveInt(ID),
    isPaused: z.boolean(),
    reason: z.optional(
      plainText(PAUSE_REASON).check(z.trim(), z.maxLength(PAUSE_REASON_MAX, { error: `At most ${PAUSE_REASON_MAX} characters.` })),
    ),
  }),
  output: OwnService,
})

export const deleteService = endpoint({
  method: 'POST',
  path: '/_api/services/delete',
  summary: 'Deletes a service of the caller. One that has reviews stays for those who used it: 409.',
  access: 'signed-in',
  input: z.object({ serviceId: positiveInt(ID) }),
  output: z.object({ serviceId: z.int() }),
})

const PICTURE: FileRule = {
  maxBytes: 10 * MB,
  tooLarge: 'A picture may have 10 MB at most. Choose a smaller one.',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  wrongType: 'A picture must be a .jpg, .png or .webp file.',
}
const pictureText = plainText('Say in a few words what can be seen.').check(
  z.trim(),
  z.maxLength(PICTURE_TEXT_MAX, { error: `At most ${PICTURE_TEXT_MAX} characters.` }),
)

export const addServicePicture = endpoint({
  method: 'POST',
  path: '/_api/services/pictures',
  summary: `Adds a picture behind the others, drawn anew without what else the file tells; at most ${SERVICE_PICTURES_MAX}.`,
  access: 'signed-in',
  file: PICTURE,
  input: z.object({ serviceId, text: pictureText }),
  output: OwnService,
  rateLimitPerMinute: 30,
})

const pictureId = positiveInt('Picture ID must be a positive integer.')

export const describeServicePicture = endpoint({
  method: 'POST',
  path: '/_api/services/pictures/describe',
  summary: 'Says what can be seen in a picture of the caller’s service.',
  access: 'signed-in',
  input: z.object({ serviceId: positiveInt(ID), pictureId, text: pictureText }),
  output: OwnService,
})

export const removeServicePicture = endpoint({
  method: 'POST',
  path: '/_api/services/pictures/remove',
  summary: 'Removes a picture of the caller’s service.',
  access: 'signed-in',
  input: z.object({ serviceId: positiveInt(ID), pictureId }),
  output: OwnService,
})

export const arrangeServicePictures = endpoint({
  method: 'POST',
  path: '/_api/services/pictures/arrange',
  summary:
    'Puts the pictures of a service in order. 409 when these are not its pictures, each once: another tab has changed them meanwhile.',
  access: 'signed-in',
  input: z.object({ serviceId: positiveInt(ID), pictureIds: z.array(pictureId) }),
  output: OwnService,
})
