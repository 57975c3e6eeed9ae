import {
  Box3,
  BufferAttribute,
  type BufferGeometry,
  DoubleSide,
  InstancedMesh,
  type InterleavedBufferAttribute,
  Line,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Points,
  SkinnedMesh,
  type Texture,
  Vector3,
} from 'three'
import type { ParsedAttribute, ParsedMaterial, ParsedModel, ParsedPart, ParsedPicture } from './parsed-model.ts'
import { requireFewPieces } from './scene-bounds.ts'

/** What the stage makes use of; everything else would be handed over for nothing. */
const KEPT = ['position', 'normal', 'uv', 'color']

const isOneRun = (attribute: BufferAttribute | InterleavedBufferAttribute): attribute is BufferAttribute => !('data' in attribute)

/** An attribute whose numbers stand among those of others gets a run of its own. */
const parsedAttribute = (attribute: BufferAttribute | InterleavedBufferAttribute): ParsedAttribute => {
  const { itemSize, normalized, count } = attribute
  // The loaders make no other kinds of lists than these.
  if (isOneRun(attribute)) return { array: attribute.array as ParsedAttribute['array'], itemSize, isNormalized: normalized }
  const array = new Float32Array(count * itemSize)
  for (let at = 0; at < count; at++) for (let k = 0; k < itemSize; k++) array[at * itemSize + k] = attribute.getComponent(at, k)
  return { array, itemSize, isNormalized: false }
}

/** A surface with bones as it stands at rest: nothing moves here. */
const atRest = (mesh: SkinnedMesh): BufferGeometry => {
  const geometry = mesh.geometry.clone()
  const position = geometry.getAttribute('position')
  const point = new Vector3()
  const array = new Float32Array(position.count * 3)
  mesh.skeleton.update()
  for (let at = 0; at < position.count; at++) mesh.getVertexPosition(at, point).toArray(array, at * 3)
  geometry.setAttribute('position', new BufferAttribute(array, 3))
  geometry.computeVertexNormals()
  return geometry
}

type AnyMaterial = Partial<MeshStandardMaterial> | undefined

const parsedMaterial = (material: AnyMaterial, hasVertexColours: boolean, pictures: Pictures): ParsedMaterial => ({
  colour: material?.color ? [material.color.r, material.color.g, material.color.b] : [0.6, 0.62, 0.6],
  emissive: material?.emissive ? [material.emissive.r, material.emissive.g, material.emissive.b] : [0, 0, 0],
  opacity: material?.opacity ?? 1,
  metalness: material?.metalness ?? 0,
  roughness: material?.roughness ?? 0.8,
  isDoubleSided: material?.side === DoubleSide,
  isFlat: material?.flatShading ?? false,
  isTransparent: material?.transparent ?? false,
  hasVertexColours: hasVertexColours && (material?.vertexColors ?? true),
  alphaTest: material?.alphaTest ?? 0,
  picture: pictures.placeOf(material?.map ?? null),
})

/** Every picture once, however many surfaces carry it. */
class Pictures {
  readonly all: ParsedPicture[] = []
  readonly #places = new Map<unknown, number>()

  placeOf(texture: Texture | null): number | null {
    const image: unknown = texture?.image
    if (!texture || !(image instanceof ImageBitmap)) return null
    const known = this.#places.get(image)
    if (known !== undefined) return known
    this.all.push({ bitmap: image, isFlipped: texture.flipY })
    this.#places.set(image, this.all.length - 1)
    return this.all.length - 1
  }
}

const kindOf = (object: Object3D): ParsedPart['kind'] | null => {
  if (object instanceof Mesh) return 'surface'
  if (object instanceof Line) return 'lines'
  return object instanceof Points ? 'points' : null
}

const matricesOf = (object: Object3D): Matrix4[] => {
  if (!(object instanceof InstancedMesh)) return [object.matrixWorld]
  return Array.from({ length: object.count }, (_, at) => {
    const own = new Matrix4()
    object.getMatrixAt(at, own)
    return own.premultiply(object.matrixWorld)
  })
}

const trianglesOf = ({ kind, index, attributes }: ParsedPart): number => {
  const position = attributes['position']
  if (kind !== 'surface' || !position) return 0
  return Math.floor((index?.length ?? position.array.length / position.itemSize) / 3)
}

/** What a loader made, as numbers and pictures that can be handed over. */
export const partsOf = (root: Object3D, { isDoubleSided }: { isDoubleSided: boolean }): ParsedModel => {
  const pictures = new Pictures()
  const parts: ParsedPart[] = []
  const box = new Box3()
  root.updateMatrixWorld(true)
  root.traverse(object => {
    const kind = kindOf(object)
    if (!kind || !(object instanceof Mesh || object instanceof Line || object instanceof Points)) return
    const geometry: BufferGeometry = object instanceof SkinnedMesh ? atRest(object) : object.geometry
    if (!geometry.hasAttribute('position')) return
    if (!geometry.boundingBox) geometry.computeBoundingBox()
    geometry.computeBoundingSphere()
    const { center, radius } = geometry.boundingSphere ?? { center: new Vector3(), radius: 0 }
    if (!Number.isFinite(radius)) return
    requireFewPieces(parts.length + (object instanceof InstancedMesh ? object.count : 1))
    const attributes = Object.fromEntries(
      Object.entries(geometry.attributes)
        .filter(([name]) => KEPT.includes(name))
        .map(([name, attribute]) => [name, parsedAttribute(attribute)]),
    )
    const material: AnyMaterial = Array.isArray(object.material) ? object.material[0] : object.material
    const index = geometry.getIndex()?.array
    for (const matrix of matricesOf(object)) {
      if (geometry.boundingBox) box.union(geometry.boundingBox.clone().applyMatrix4(matrix))
      parts.push({
        kind,
        attributes,
        index: index instanceof Uint32Array || index instanceof Uint16Array ? index : index ? Uint32Array.from(index) : null,
        matrix: matrix.toArray(),
        material: { ...parsedMaterial(material, geometry.hasAttribute('color'), pictures), ...(isDoubleSided ? { isDoubleSided } : {}) },
        sphere: [center.x, center.y, center.z, radius],
      })
    }
  })
  return {
    parts,
    pictures: pictures.all,
    triangles: parts.reduce((sum, part) => sum + trianglesOf(part), 0),
    box: { min: [box.min.x, box.min.y, box.min.z], max: [box.max.x, box.max.y, box.max.z] },
  }
}

/** What is handed over, each once: several lists may be cut from one. */
export const handedOver = ({ parts, pictures }: ParsedModel): Transferable[] => {
  const lists = parts.flatMap(({ attributes, index }) => [
    ...Object.values(attributes).map(({ array }) => array),
    ...(index ? [index] : []),
  ])
  // None of them is shared between workers.
  return [...new Set<Transferable>([...lists.map(({ buffer }) => buffer as ArrayBuffer), ...pictures.map(({ bitmap }) => bitmap)])]
}
