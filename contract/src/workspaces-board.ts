import * as z from 'zod/mini'
import { MAX_FILE_NAME } from './shared/file-rule.ts'

/** The shared document of a workspace's whiteboard. */
export const BOARD_DOCUMENT = 'workspace-board'
export const boardDocument = (workspaceId: number) => `${BOARD_DOCUMENT}:${workspaceId}`

/** What leaves something on the whiteboard. The specification's five, then ours. */
export const BOARD_TOOLS = ['pen', 'highlighter', 'text', 'rectangle', 'ellipse', 'line', 'arrow', 'image'] as const
export type BoardTool = (typeof BOARD_TOOLS)[number]

export const BOARD_SIZE = { min: 1, max: 50, usual: 5 } as const
export const BOARD_COLOR = '#000000'
export const MAX_BOARD_TEXT = 500
/** Each letter may stand in a line of its own. */
const MAX_SHOWN_TEXT = 2 * MAX_BOARD_TEXT
export const MAX_TEXT_WIDTH = 100_000
/** So many numbers of a position are one unit; a unit is a pixel of the screen where nothing is zoomed. */
export const BOARD_STEPS = 4
/** How far the board reaches from its middle, in steps. */
export const BOARD_REACH = 4_000_000
export const MAX_STROKE_POINTS = 1_500
const MAX_POINT_BYTES = 32_000
/** How high a stroke may lie: more than are ever drawn, so that no stroke is so high that none fits above it. */
export const MAX_BOARD_ORDER = 1_000_000_000

export const BOARD_IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
export const BOARD_IMAGE_WRONG_TYPE = 'Only .png, .jpg, .webp and .gif images go onto the board.'
export const MAX_BOARD_IMAGES = 100
export const BOARD_TOO_MANY_IMAGES = `A board has room for ${MAX_BOARD_IMAGES} images. Delete one that nobody needs any more first.`
/** What everybody's browser can still open, also a phone's. */
export const MAX_IMAGE_MEGAPIXELS = 50
export const BOARD_IMAGE_TOO_LARGE = `This image has more than ${MAX_IMAGE_MEGAPIXELS} megapixels. Make it smaller first.`

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const size = z.number().check(z.gte(BOARD_SIZE.min), z.lte(BOARD_SIZE.max))
const tool = z.enum(BOARD_TOOLS)

/**
 * A whiteboard stroke as it stands in the document's map `shapes`, by its id. `points`: see `board-points.ts`; a shape has two, the corners or ends of
 * it, a text one, its upper left corner. `order`: what is higher lies above. The map `places` has how far a shape was moved since, in steps.
 */
export const BoardStroke = z.object({
  ...{ tool, color, size, order: z.int().check(z.gte(0), z.lte(MAX_BOARD_ORDER)) },
  points: z.instanceof(Uint8Array).check(z.refine(bytes => bytes.length <= MAX_POINT_BYTES)),
  /** As it stands on the board: its lines are also broken where the field wrapped them in which it was written. */
  text: z.optional(z.string().check(z.maxLength(MAX_SHOWN_TEXT))),
  /** As it was typed, and how wide the field was, in units: whoever writes on in it sees the same. */
  typed: z.optional(
    z.object({ text: z.string().check(z.maxLength(MAX_BOARD_TEXT)), width: z.number().check(z.gt(0), z.lte(MAX_TEXT_WIDTH)) }),
  ),
  /** Of an image: the id of its bytes, which are a file of the workspace, and how that was called. Its place are its corners. */
  image: z.optional(z.object({ bytes: z.uuid(), name: z.string().check(z.maxLength(MAX_FILE_NAME)) })),
})
export type BoardStroke = z.infer<typeof BoardStroke>

const step = z.int().check(z.gte(-BOARD_REACH), z.lte(BOARD_REACH))
export const BoardPlace = z.tuple([step, step])

/** Where somebody's cursor is, in steps. His name is put to it by the server. */
export const BoardPresence = z.object({ cursor: z.nullable(BoardPlace), name: z.optional(z.string()) })
export type BoardPresence = z.infer<typeof BoardPresence>
/** How often a cursor and ink that is still wet are told. */
export const BOARD_TELL_MS = 33

/**
 * What those at a board say to one another without its being kept: ink that is still wet. Each message has the points that came since the last one,
 * as x, y and pressure (0 to 255); `from` is where they begin among the stroke's points. `dry`: it is in the document now, or was given up.
 */
export const BoardSaid = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('ink'), id: z.string().check(z.maxLength(40)), tool, color, size },
    ...{ from: z.int().check(z.gte(0), z.lte(MAX_STROKE_POINTS)), points: z.array(step).check(z.maxLength(1_500)) },
  }),
  z.object({ type: z.literal('dry'), id: z.string().check(z.maxLength(40)) }),
])
export type BoardSaid = z.infer<typeof BoardSaid>
