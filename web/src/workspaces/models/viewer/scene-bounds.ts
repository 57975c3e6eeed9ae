import { AppError } from '#contract/shared/errors.ts'
import type { GltfScene } from './pack-gltf.ts'
import { sizeOfPicture } from './picture-size.ts'

/** Each piece is drawn by itself: with more than so many the page stands still, however few triangles they have. */
export const MAX_PIECES = 10_000
/** Unpacked, each pixel takes four bytes, however small its file is. */
export const MAX_PIXELS = 160_000_000
/** Lists of numbers a triangle may take: three corners, each with a place, a direction and the like. */
const NUMBERS_PER_TRIANGLE = 20

const words = new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 })
const tooMuch = (what: string, max: number, advice: string) =>
  new AppError('payload_too_large', `This model has ${what}; this browser shows up to ${words.format(max)}. ${advice}`)

export const requireFewTriangles = (triangles: number, max: number): void => {
  if (triangles > max) throw tooMuch(`${words.format(triangles)} triangles`, max, 'Make it coarser in the program it comes from.')
}

export const requireFewPieces = (pieces: number): void => {
  if (pieces > MAX_PIECES) throw tooMuch(`${words.format(pieces)} pieces`, MAX_PIECES, 'Join them in the program it comes from.')
}

type Node = NonNullable<GltfScene['nodes']>[number]

/** How often a place in a scene draws its surface. */
const instancesAt = ({ extensions }: Node, { accessors = [] }: GltfScene): number => {
  const lists = Object.values(extensions?.EXT_mesh_gpu_instancing?.attributes ?? {})
  return lists.length === 0 ? 1 : Math.max(...lists.map(list => accessors[list]?.count ?? 0))
}

const primitivesAt = ({ mesh }: Node, { meshes = [] }: GltfScene) => (mesh === undefined ? [] : (meshes[mesh]?.primitives ?? []))

const piecesIn = (scene: GltfScene): number =>
  (scene.nodes ?? []).reduce((sum, node) => sum + primitivesAt(node, scene).length * instancesAt(node, scene), 0)

const TRIANGLES = 4
/** How many triangles a scene draws, counted before anything of it is unpacked. */
export const trianglesIn = (scene: GltfScene): number => {
  const { nodes = [], accessors = [] } = scene
  const ofList = (list: number | undefined) => Math.floor((accessors[list ?? -1]?.count ?? 0) / 3)
  return nodes.reduce((sum, node) => {
    const surfaces = primitivesAt(node, scene).filter(({ mode = TRIANGLES }) => mode >= TRIANGLES)
    const triangles = surfaces.reduce((own, { indices, attributes }) => own + ofList(indices ?? attributes['POSITION']), 0)
    return sum + triangles * instancesAt(node, scene)
  }, 0)
}

/** Refuses what would take more of a browser than it has, before anything of it is unpacked. */
export const requireShowable = (scene: GltfScene, maxTriangles: number): void => {
  requireFewTriangles(trianglesIn(scene), maxTriangles)
  requireFewPieces(piecesIn(scene))
  const numbers = (scene.accessors ?? []).reduce((sum, { count }) => sum + count, 0)
  const most = NUMBERS_PER_TRIANGLE * maxTriangles
  if (numbers > most) throw tooMuch(`${words.format(numbers)} points and numbers`, most, 'Make it coarser in the program it comes from.')
}

/** The same for its pictures, of which each says in its first bytes how large it is. */
export const requireShowablePictures = ({ images = [], bufferViews = [] }: GltfScene, binary: ArrayBuffer | null): void => {
  const pixels = images.reduce((sum, { bufferView }) => {
    const view = bufferViews[bufferView ?? -1]
    if (!view || !binary) return sum
    const size = sizeOfPicture(new Uint8Array(binary, view.byteOffset ?? 0, view.byteLength))
    if (!size)
      throw new AppError('bad_request', 'A picture of this model is no PNG, JPEG, WebP or AVIF. Export the model with one of these.')
    return sum + size.width * size.height
  }, 0)
  if (pixels > MAX_PIXELS) throw tooMuch(`pictures of ${words.format(pixels)} pixels`, MAX_PIXELS, 'Make its pictures smaller.')
}
