import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type Plane,
  Points,
  PointsMaterial,
  RepeatWrapping,
  Sphere,
  SRGBColorSpace,
  Texture,
  Vector3,
} from 'three'
import type { ModelTransform } from '#contract/workspaces-models.ts'
import type { ParsedMaterial, ParsedModel, ParsedPart } from './parsed-model.ts'

/** A model on the stage, made of what the worker handed over; nothing of it is looked through again here. */
export class BuiltModel {
  readonly root = new Group()
  readonly #box: Box3
  readonly #materials: Material[] = []
  readonly #geometries: BufferGeometry[] = []
  readonly #textures: Texture[]

  constructor({ parts, pictures, box }: ParsedModel, planes: Plane[]) {
    this.#box = new Box3(new Vector3(...box.min), new Vector3(...box.max))
    this.#textures = pictures.map(({ bitmap, isFlipped }) => {
      const texture = new Texture(bitmap)
      Object.assign(texture, {
        flipY: isFlipped,
        wrapS: RepeatWrapping,
        wrapT: RepeatWrapping,
        colorSpace: SRGBColorSpace,
        needsUpdate: true,
      })
      return texture
    })
    for (const part of parts) this.root.add(this.#object(part))
    this.setClipping(planes)
  }

  static isWithin(object: Object3D, root: Object3D): boolean {
    for (let at: Object3D | null = object; at; at = at.parent) if (at === root) return true
    return false
  }

  place({ positionX, positionY, positionZ, rotationX, rotationY, rotationZ, scaleFactor }: ModelTransform) {
    this.root.position.set(positionX, positionY, positionZ)
    this.root.rotation.set(rotationX, rotationY, rotationZ)
    this.root.scale.setScalar(scaleFactor)
    this.root.updateMatrixWorld(true)
  }

  transform(): ModelTransform {
    const { position, rotation, scale } = this.root
    return {
      ...{ positionX: position.x, positionY: position.y, positionZ: position.z },
      ...{ rotationX: rotation.x, rotationY: rotation.y, rotationZ: rotation.z, scaleFactor: scale.x },
    }
  }

  bounds(): Box3 {
    this.root.updateMatrixWorld(true)
    return this.#box.clone().applyMatrix4(this.root.matrixWorld)
  }

  setWireframe(isWireframe: boolean) {
    for (const material of this.#materials) if (material instanceof MeshStandardMaterial) material.wireframe = isWireframe
  }

  setClipping(planes: Plane[]) {
    for (const material of this.#materials) {
      material.clippingPlanes = planes
      material.needsUpdate = true
    }
  }

  /**
   * While it is held nothing of it is drawn, but all of it goes to the card and its programs are made. Where the processor draws, the page stands still
   * for as long as one picture takes: the first of a large model is not made to wait for both.
   */
  hold() {
    for (const geometry of this.#geometries) geometry.setDrawRange(0, 0)
  }

  release() {
    for (const geometry of this.#geometries) geometry.setDrawRange(0, Number.POSITIVE_INFINITY)
  }

  dispose() {
    this.root.removeFromParent()
    for (const each of [...this.#geometries, ...this.#materials, ...this.#textures]) each.dispose()
    for (const { image } of this.#textures) if (image instanceof ImageBitmap) image.close()
  }

  #object(part: ParsedPart): Object3D {
    const geometry = new BufferGeometry()
    for (const [name, { array, itemSize, isNormalized }] of Object.entries(part.attributes))
      geometry.setAttribute(name, new BufferAttribute(array, itemSize, isNormalized))
    if (part.index) geometry.setIndex(new BufferAttribute(part.index, 1))
    const [x, y, z, radius] = part.sphere
    geometry.boundingSphere = new Sphere(new Vector3(x, y, z), radius)
    this.#geometries.push(geometry)
    const material = this.#material(part.kind, part.material)
    this.#materials.push(material)
    const object = this.#drawn(part.kind, geometry, material)
    object.applyMatrix4(new Matrix4().fromArray(part.matrix))
    return object
  }

  #drawn(kind: ParsedPart['kind'], geometry: BufferGeometry, material: Material): Object3D {
    if (kind === 'lines') return new LineSegments(geometry, material)
    return kind === 'points' ? new Points(geometry, material) : new Mesh(geometry, material)
  }

  #material(kind: ParsedPart['kind'], given: ParsedMaterial): Material {
    const looks = {
      color: new Color(...given.colour),
      opacity: given.opacity,
      transparent: given.isTransparent || given.opacity < 1,
      vertexColors: given.hasVertexColours,
    }
    if (kind === 'lines') return new LineBasicMaterial(looks)
    if (kind === 'points') return new PointsMaterial({ ...looks, size: 2, sizeAttenuation: false })
    return new MeshStandardMaterial({
      ...looks,
      emissive: new Color(...given.emissive),
      // Nothing stands around to be mirrored: what is all metal would be black.
      metalness: Math.min(0.4, given.metalness),
      roughness: Math.max(0.35, given.roughness),
      side: given.isDoubleSided ? DoubleSide : FrontSide,
      flatShading: given.isFlat,
      alphaTest: given.alphaTest,
      map: given.picture === null ? null : (this.#textures[given.picture] ?? null),
    })
  }
}
