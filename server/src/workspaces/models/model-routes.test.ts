import { expect, test } from 'vitest'
import { deleteWorkspace, getWorkspace } from '#contract/workspaces.ts'
import { addWorkspaceFile } from '#contract/workspaces-files.ts'
import {
  addModel,
  changeModel,
  commentOnModel,
  deleteModel,
  deleteModelComment,
  listModelComments,
  listModels,
  resolveModelComment,
  restoreModel,
  uploadModel,
} from '#contract/workspaces-model-calls.ts'
import { removeParticipant } from '#contract/workspaces-participants.ts'
import { type Caller, testApp } from '../../../test/app.ts'
import { picture } from '../../../test/sample-files.ts'
import { glb, gltf, gltfWith, obj, stl, stlAt, textStl } from '../../../test/sample-models.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'
import { boxModel } from '../../demo/box-model.ts'

const team = async (environment: Record<string, string> = {}) => {
  const app = await testApp({ environment })
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const { id: workspaceId, modelId } = workspace
  const upload = (caller: Caller, file: File) => caller.upload(uploadModel, { workspaceId }, file)
  const add = (caller: Caller, more: object = {}) =>
    caller.call(addModel, {
      ...{ workspaceId, createdBy: caller.email, modelFileUrl: 'https://example.com/a.glb', modelFormat: 'glb', modelName: 'A' },
      ...more,
    })
  const list = async (caller: Caller) => (await caller.call(listModels, { workspaceId })).body.map(({ modelName }) => modelName)
  const read = (caller: Caller, path: string) => app.app.http.inject({ url: path, headers: { cookie: caller.cookie } })
  return { olga, max, vic, stan, workspace, workspaceId, modelId, upload, add, list, read }
}

test('a model is uploaded by a member, read by who takes part and by nobody else, and stands in the detail of the workspace', async () => {
  const { olga, max, vic, stan, workspace, workspaceId, upload, add, read } = await team()
  const bytes = boxModel([{ at: [0, 0, 0], size: [1, 1, 1], colour: [1, 0, 0] }])
  const { body: file } = await upload(max, glb('Pump ../x.glb', bytes))
  expect(file).toMatchObject({ name: 'x.glb', modelFormat: 'glb', url: expect.stringMatching(/^http.*\/_api\/files\/[0-9a-f-]{36}$/) })
  const path = new URL(file.url).pathname
  // Until it is shared it is its uploader's alone, and nobody else shares it.
  expect((await read(olga, path)).statusCode).toBe(404)
  expect((await add(olga, { modelFileUrl: file.url })).status).toBe(404)

  const { body: model } = await add(max, { modelFileUrl: file.url, modelName: ' Pump ', positionX: 1.5 })
  expect(model).toMatchObject({
    ...{ workspaceId, createdBy: max.email, modelName: 'Pump', modelFormat: 'glb', isUploaded: true, sizeBytes: bytes.length },
    ...{ positionX: 1.5, positionY: 0, rotationZ: 0, scaleFactor: 1, revision: 1 },
  })
  for (const caller of [olga, max, vic]) {
    const { statusCode, rawPayload, headers } = await read(caller, path)
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true])
    expect(headers).toMatchObject({ 'content-type': 'model/gltf-binary', 'content-disposition': expect.stringContaining('attachment') })
  }
  expect((await read(stan, path)).statusCode).toBe(404)
  expect((await vic.call(getWorkspace, { workspaceId })).body.shared3dModels.map(({ modelName }) => modelName)).toEqual(['Pump', 'Pump'])
  // Handed in is handed in: the same upload is not two models.
  expect((await add(max, { modelFileUrl: file.url })).status).toBe(404)
  await olga.call(removeParticipant, { workspaceId, participantId: workspace.memberId })
  expect((await read(max, path)).statusCode).toBe(404)
  expect((await max.call(listModels, { workspaceId })).status).toBe(404)
})

test('each kind of model is told by its bytes, and what is broken is refused with what is wrong', async () => {
  const { max, upload } = await team()
  for (const [file, format] of [
    [glb('a.txt'), 'glb'],
    [gltf(), 'gltf'],
    [obj(), 'obj'],
    [obj('back.obj', 'v 0 0 0 1\n  v 1 0 0\nv 0 1 0\nvn 0 0 1\nf -3//1 \\\n-2//1 -1//1\n'), 'obj'],
    [stl(), 'stl'],
    [stlAt(Number.NaN, 2), 'stl'],
    [textStl('b.obj'), 'stl'],
  ] as const)
    expect((await upload(max, file)).body).toMatchObject({ modelFormat: format, name: expect.stringMatching(new RegExp(`\\.${format}$`)) })

  const whole = boxModel([{ at: [0, 0, 0], size: [1, 1, 1], colour: [1, 0, 0] }])
  const older = Buffer.from(whole)
  older.writeUInt32LE(1, 4)
  // Its bytes end before what the scene says of them, though the file itself is as long as it says.
  const hollow = Buffer.from(whole.subarray(0, -64))
  hollow.writeUInt32LE(hollow.length, 8)
  const binaryAt = 20 + hollow.readUInt32LE(12)
  hollow.writeUInt32LE(hollow.length - binaryAt - 8, binaryAt)
  for (const [file, status, words] of [
    [glb('cut.glb', whole.subarray(0, -4)), 400, `it says it has ${whole.length} bytes, and has ${whole.length - 4}`],
    [glb('stub.glb', whole.subarray(0, 10)), 400, 'ends in its first line'],
    [glb('noise.glb', Buffer.concat([Buffer.from('glTF'), Buffer.alloc(40, 0x7b)])), 400, 'This .glb file is damaged'],
    [glb('old.glb', older), 400, 'This is glTF 1; version 2 can be shown here.'],
    [gltf('old.gltf', { asset: { version: '1.0' } }), 400, 'This is glTF 1.0'],
    [gltf('no.gltf', { hello: 'world' }), 400, 'does not describe a model'],
    [new File(['{"asset": '], 'half.gltf'), 400, 'damaged'],
    [
      gltf('parts.gltf', { asset: { version: '2.0' }, buffers: [{ uri: 'scene.bin' }], images: [{ uri: 'a.png' }] }),
      400,
      'scene.bin, a.png',
    ],
    [gltf('empty.gltf', { asset: { version: '2.0' } }), 400, 'holds nothing that can be shown: it has no mesh'],
    [gltfWith({ meshes: [{ primitives: [{ attributes: { POSITION: 7 } }] }] }), 400, 'refers to parts that are not in it'],
    [gltfWith({ nodes: [{ mesh: 3 }] }), 400, 'refers to parts that are not in it'],
    [gltfWith({ bufferViews: [{ buffer: 0, byteLength: 40 }] }), 400, 'bytes that it is made of are missing'],
    [
      gltfWith({ accessors: [{ bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' }] }),
      400,
      'bytes that it is made of are missing',
    ],
    [gltfWith({ buffers: [{ byteLength: 36 }] }), 400, 'bytes that it is made of are missing'],
    [glb('hollow.glb', hollow), 400, 'bytes that it is made of are missing'],
    [stlAt(Number.NaN), 400, 'triangle 1 has a corner that is nowhere'],
    [textStl('words.stl', 'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 zero 0\n'), 400, 'Line 4 of this .stl file is damaged'],
    [textStl('two.stl', 'solid a\nfacet normal 0 0 1\nvertex 0 0 0\nvertex 1 0 0\nendfacet\nendsolid a\n'), 400, 'this one has 2'],
    [textStl('cut.stl', 'solid a\nfacet normal 0 0 1\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendfacet\n'), 400, 'its end is missing'],
    [obj('words.obj', 'v 0 0 zero\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'), 400, 'Line 1 of this .obj file is damaged: a vertex has three numbers.'],
    [obj('far.obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n'), 400, 'it names vertex 9, and there are 3 before it'],
    [obj('line.obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2\n'), 400, 'a face has at least three corners'],
    [stl('cut.stl', 1), 415, 'Choose a .glb, .gltf, .obj or .stl file.'],
    [textStl('none.stl', 'solid a\nendsolid a\n'), 400, 'holds no triangle'],
    [obj('points.obj', 'v 0 0 0\nv 1 0 0\n'), 400, 'holds no surface'],
    [await picture(), 415, 'not a model'],
    [new File(['<!doctype html><script>alert(1)</script>'], 'a.glb'), 415, 'not a model'],
    [new File([], 'nothing.glb'), 400, 'This file is empty.'],
  ] as const) {
    const answer = await upload(max, file)
    expect([file.name, answer.status, answer.error.error]).toEqual([file.name, status, expect.stringContaining(words)])
  }
})

test('a model that is larger than the operator allows is refused with the limit, one of just the limit is not', async () => {
  const app = await testApp({ environment: { MODEL_MAX_MB: '1' } })
  const max = await app.person('Max')
  const { id: workspaceId } = await workspaceOf(max, { member: await app.person('Olga'), viewer: await app.person('Vic') })
  const sized = (bytes: number) => glb('big.glb', padTo(boxModel([{ at: [0, 0, 0], size: [1, 1, 1], colour: [1, 0, 0] }]), bytes))
  const send = (bytes: number) => max.upload(uploadModel, { workspaceId }, sized(bytes))
  expect((await send(1024 * 1024)).status).toBe(200)
  const refused = await send(1024 * 1024 + 4)
  expect([refused.status, refused.error.error]).toEqual([413, expect.stringContaining('at most 1MB')])
})

/** A whole glb of this many bytes: what it is made of is followed by nothing. */
const padTo = (glbBytes: Buffer, bytes: number): Buffer => {
  const made = Buffer.concat([glbBytes, Buffer.alloc(bytes - glbBytes.length)])
  made.writeUInt32LE(bytes, 8)
  const binAt = 20 + made.readUInt32LE(12)
  made.writeUInt32LE(bytes - binAt - 8, binAt)
  return made
}

test('links are https, names are words and factors are positive; the limits of a call are said', async () => {
  const { max, olga, add } = await team()
  expect((await add(max, { modelFileUrl: 'https://example.com/a.glb', modelFormat: 'GLB' })).body).toMatchObject({
    ...{ isUploaded: false, sizeBytes: null, modelFormat: 'glb', modelFileUrl: 'https://example.com/a.glb' },
  })
  for (const [more, status, words] of [
    [{ modelFileUrl: 'http://example.com/a.glb' }, 400, 'begins with https://'],
    [{ modelFileUrl: 'javascript:alert(1)' }, 400, 'modelFileUrl must be a URL'],
    [{ modelFileUrl: 'no url' }, 400, 'modelFileUrl must be a URL'],
    [{ modelName: '  ' }, 400, 'Model name is required.'],
    [{ modelName: 'x'.repeat(121) }, 400, 'at most 120 characters'],
    [{ modelFormat: '' }, 400, 'Model format is required.'],
    [{ scaleFactor: 0 }, 400, 'scaleFactor must be a positive number.'],
    [{ scaleFactor: -1 }, 400, 'scaleFactor must be a positive number.'],
    [{ positionX: 1e9 }, 400, 'positionX is a number'],
    [{ createdBy: 'nobody' }, 400, 'createdBy must be a valid email address.'],
    [{ createdBy: olga.email }, 403, 'createdBy must be your own'],
  ] as const) {
    const answer = await add(max, more)
    expect([answer.status, answer.error.error]).toEqual([status, expect.stringContaining(words)])
  }
})

test('owners and members move a model, the later word counts, a viewer looks on and a stranger finds none', async () => {
  const { olga, max, vic, stan, modelId } = await team()
  expect((await max.call(changeModel, { modelId, rotationY: 0.5, scaleFactor: 2 })).body).toMatchObject({
    rotationY: 0.5,
    scaleFactor: 2,
    revision: 2,
  })
  expect((await olga.call(changeModel, { modelId, modelName: 'Big pump', positionZ: -3 })).body).toMatchObject({
    ...{ modelName: 'Big pump', positionZ: -3, rotationY: 0.5, scaleFactor: 2, revision: 3, createdBy: max.email },
  })
  expect((await vic.call(changeModel, { modelId, positionX: 1 })).status).toBe(403)
  expect((await stan.call(changeModel, { modelId, positionX: 1 })).status).toBe(404)
  expect((await max.call(changeModel, { modelId: 999_999, positionX: 1 })).status).toBe(404)
})

test('a model that is deleted comes back as it stood, however often either is asked for', async () => {
  const { olga, max, vic, workspaceId, modelId, list } = await team()
  expect(await list(vic)).toEqual(['Pump'])
  expect((await vic.call(deleteModel, { modelId })).status).toBe(403)
  await max.call(changeModel, { modelId, positionX: 7 })
  expect([await max.call(deleteModel, { modelId }), await olga.call(deleteModel, { modelId })].map(({ status }) => status)).toEqual([
    200, 200,
  ])
  expect(await list(vic)).toEqual([])
  expect((await max.call(changeModel, { modelId, positionX: 1 })).status).toBe(404)
  expect((await vic.call(restoreModel, { modelId })).status).toBe(403)
  for (const caller of [olga, max]) expect((await caller.call(restoreModel, { modelId })).body).toMatchObject({ id: modelId, positionX: 7 })
  expect(await list(vic)).toEqual(['Pump'])
  await olga.call(deleteWorkspace, { workspaceId })
  expect((await max.call(changeModel, { modelId, positionX: 1 })).status).toBe(404)
})

test('models count among the files of a workspace, deleted ones too, which give way', async () => {
  const { max, workspaceId, upload, add } = await team({ WORKSPACE_FILES_MB: '1' })
  const box = boxModel([{ at: [0, 0, 0], size: [1, 1, 1], colour: [1, 0, 0] }])
  const share = async (bytes: number) => add(max, { modelFileUrl: (await upload(max, glb('a.glb', padTo(box, bytes)))).body.url })
  const { body: first } = await share(700_000)
  const refused = await share(600_000)
  expect([refused.status, refused.error.error]).toEqual([413, expect.stringContaining('more than 1 MB. Delete some')])
  const file = { workspaceId, uploadedBy: max.email, fileName: 'a.bin', fileType: 'application/octet-stream' }
  const fileData = `data:application/octet-stream;base64,${Buffer.alloc(600_000).toString('base64')}`
  expect((await max.call(addWorkspaceFile, { ...file, fileSize: 600_000, fileData })).status).toBe(413)
  await max.call(deleteModel, { modelId: first.id })
  expect((await share(600_000)).status).toBe(200)
  expect((await max.call(restoreModel, { modelId: first.id })).status).toBe(404)
})

test("another host's address is a link, whatever its path is; the upload behind the same path stays what it was", async () => {
  const { max, upload, add } = await team()
  const { body: file } = await upload(max, glb())
  const elsewhere = `https://elsewhere.example.com${new URL(file.url).pathname}`
  expect((await add(max, { modelFileUrl: elsewhere })).body).toMatchObject({ isUploaded: false, sizeBytes: null, modelFileUrl: elsewhere })
  expect((await add(max, { modelFileUrl: elsewhere.replace('https', 'http') })).error.error).toContain('begins with https://')
  expect((await add(max, { modelFileUrl: file.url })).body).toMatchObject({ isUploaded: true })
})

test('what is wrong with a large scene is said as it is of a small one', async () => {
  const { max, upload } = await team()
  const nodes = Array.from({ length: 600_000 }, (_, at) => ({ name: `node ${at}` }))
  const apart = { asset: { version: '2.0' }, nodes, buffers: [{ uri: 'scene.bin' }] }
  expect((await upload(max, gltf('large.gltf', apart))).error.error).toContain('scene.bin')
  expect((await upload(max, gltfWith({ nodes: [{ mesh: 0 }, ...nodes] }))).status).toBe(200)
})

test('a stranger is told the same of a model that there is and of one that never was', async () => {
  const { stan, olga, modelId } = await team()
  const { body: comment } = await olga.call(commentOnModel, { modelId, x: 0, y: 0, z: 0, content: 'Here.' })
  const never = 999_999
  for (const [of, ofNone] of [
    [stan.call(changeModel, { modelId, positionX: 1 }), stan.call(changeModel, { modelId: never, positionX: 1 })],
    [stan.call(deleteModel, { modelId }), stan.call(deleteModel, { modelId: never })],
    [stan.call(restoreModel, { modelId }), stan.call(restoreModel, { modelId: never })],
    [stan.call(listModelComments, { modelId }), stan.call(listModelComments, { modelId: never })],
    [
      stan.call(commentOnModel, { modelId, x: 0, y: 0, z: 0, content: 'A' }),
      stan.call(commentOnModel, { modelId: never, x: 0, y: 0, z: 0, content: 'A' }),
    ],
    [stan.call(deleteModelComment, { commentId: comment.id }), stan.call(deleteModelComment, { commentId: never })],
    [
      stan.call(resolveModelComment, { commentId: comment.id, isResolved: true }),
      stan.call(resolveModelComment, { commentId: never, isResolved: true }),
    ],
  ] as const) {
    const [answer, none] = [await of, await ofNone]
    expect(answer.status).toBe(404)
    expect(answer.error).toEqual(none.error)
  }
})
