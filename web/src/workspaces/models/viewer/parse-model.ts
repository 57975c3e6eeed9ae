import { Mesh, type Object3D } from 'three'
import { AppError } from '#contract/shared/errors.ts'
import { isModelFormat, MODEL_FORMATS } from '#contract/workspaces-models.ts'
import { type GltfScene, packGltf, readGlb, readScene, refersOutside } from './pack-gltf.ts'
import type { ParsedModel } from './parsed-model.ts'
import { requireFewTriangles, requireShowable, requireShowablePictures } from './scene-bounds.ts'
import { partsOf } from './scene-parts.ts'

/** What the loader reads of what a scene may insist on. Pictures in KTX2 need a decoder of half a megabyte: they are not among it. */
const KNOWN_EXTENSIONS = [
  ...['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_meshopt_compression', 'KHR_mesh_quantization', 'KHR_materials_unlit'],
  ...[
    'KHR_texture_transform',
    'KHR_lights_punctual',
    'EXT_mesh_gpu_instancing',
    'EXT_texture_webp',
    'EXT_texture_avif',
    'KHR_materials_ior',
  ],
  ...['KHR_materials_clearcoat', 'KHR_materials_transmission', 'KHR_materials_volume', 'KHR_materials_specular', 'KHR_materials_sheen'],
  ...['KHR_materials_emissive_strength', 'KHR_materials_iridescence', 'KHR_materials_anisotropy', 'KHR_materials_dispersion'],
]

const requireKnown = ({ extensionsRequired = [] }: GltfScene): void => {
  const unknown = extensionsRequired.filter(name => !KNOWN_EXTENSIONS.includes(name))
  if (unknown.length > 0)
    throw new AppError('bad_request', `This model needs ${unknown.slice(0, 3).join(', ')}, which cannot be shown here. Export it without.`)
}

/** Code that reads a format comes when it is needed first: a line that breaks then says nothing of the model. */
const arrived = <T>(code: Promise<T>): Promise<T> =>
  code.catch((cause: unknown) => {
    throw new AppError('unavailable', 'A part of this page has not arrived, so the model cannot be read. Try again.', { cause })
  })

const parseGltf = async (bytes: ArrayBuffer, maxTriangles: number, bring: (uri: string) => Promise<ArrayBuffer>): Promise<Object3D> => {
  const isBinary = bytes.byteLength >= 4 && new DataView(bytes).getUint32(0, true) === 0x46546c67
  const { scene, binary } = isBinary ? readGlb(bytes) : { scene: readScene(new TextDecoder().decode(bytes)), binary: null }
  requireShowable(scene, maxTriangles)
  requireKnown(scene)
  const whole = isBinary && !refersOutside(scene) ? bytes : await packGltf(scene, binary, bring)
  const packed = whole === bytes ? { scene, binary } : readGlb(whole)
  requireShowablePictures(packed.scene, packed.binary)
  const { GLTFLoader } = await arrived(import('three/examples/jsm/loaders/GLTFLoader.js'))
  const loader = new GLTFLoader()
  const required = scene.extensionsRequired ?? []
  const draco = required.includes('KHR_draco_mesh_compression')
    ? new (await arrived(import('three/examples/jsm/loaders/DRACOLoader.js'))).DRACOLoader()
    : null
  if (draco) loader.setDRACOLoader(draco)
  if (required.some(name => name.endsWith('_meshopt_compression')))
    loader.setMeshoptDecoder((await arrived(import('three/examples/jsm/libs/meshopt_decoder.module.js'))).MeshoptDecoder)
  try {
    return (await loader.parseAsync(whole, '')).scene
  } finally {
    draco?.dispose()
  }
}

/** Lines of a text that begin like this, without making lines of it. */
const countLines = (bytes: Uint8Array, letters: string): number => {
  const [first, second] = [letters.charCodeAt(0), letters.charCodeAt(1)]
  let count = 0
  for (let at = 0; at + 1 < bytes.length; at++)
    if (bytes[at] === first && bytes[at + 1] === second && (at === 0 || bytes[at - 1] === 10)) count++
  return count
}

const parseObj = async (bytes: ArrayBuffer, maxTriangles: number): Promise<Object3D> => {
  requireFewTriangles(countLines(new Uint8Array(bytes), 'f '), maxTriangles)
  const { OBJLoader } = await arrived(import('three/examples/jsm/loaders/OBJLoader.js'))
  return new OBJLoader().parse(new TextDecoder().decode(bytes))
}

const STL_TRIANGLE_BYTES = 50
const TEXT_TRIANGLE_BYTES = 120

const parseStl = async (bytes: ArrayBuffer, maxTriangles: number): Promise<Object3D> => {
  const isText = new TextDecoder().decode(new Uint8Array(bytes, 0, Math.min(5, bytes.byteLength))) === 'solid'
  requireFewTriangles(Math.floor(bytes.byteLength / (isText ? TEXT_TRIANGLE_BYTES : STL_TRIANGLE_BYTES)), maxTriangles)
  const { STLLoader } = await arrived(import('three/examples/jsm/loaders/STLLoader.js'))
  const geometry = new STLLoader().parse(bytes)
  // What is written of the directions is often zero or no number, and would be drawn black.
  geometry.computeVertexNormals()
  return new Mesh(geometry)
}

interface Parsing {
  format: string
  maxTriangles: number
  /** The bytes of what a scene refers to. */
  bring: (uri: string) => Promise<ArrayBuffer>
}

/** What a model's bytes are, or an AppError that says what is wrong with them. */
export const parseModel = async (bytes: ArrayBuffer, { format, maxTriangles, bring }: Parsing): Promise<ParsedModel> => {
  if (!isModelFormat(format))
    throw new AppError('bad_request', `A file in the format ${format} cannot be shown here: ${MODEL_FORMATS.join(', ')} can.`)
  const read = () => {
    if (format === 'obj') return parseObj(bytes, maxTriangles)
    return format === 'stl' ? parseStl(bytes, maxTriangles) : parseGltf(bytes, maxTriangles, bring)
  }
  const root = await read().catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause
    const why = cause instanceof Error ? cause.message.replace(/^THREE\.\w+: /, '') : ''
    throw new AppError('bad_request', `This ${format} file is damaged and cannot be shown. ${why}`.trim(), { cause })
  })
  // Programs for printing do not care which side of a triangle is the outer one.
  const model = partsOf(root, { isDoubleSided: format === 'obj' || format === 'stl' })
  if (model.parts.length === 0) throw new AppError('bad_request', `This ${format} file holds nothing that can be shown.`)
  requireFewTriangles(model.triangles, maxTriangles)
  return model
}
