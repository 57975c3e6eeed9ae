import { useRef, useState } from 'react'
import { uploadModel } from '#contract/workspaces-model-calls.ts'
import { MODEL_FORMATS, modelFormatOf } from '#contract/workspaces-models.ts'
import { callWithFile } from '../../platform/call-with-file.ts'
import { showError } from '../../ui/toasts.ts'
import { type SharedModel, stemOf } from './model-names.ts'
import { packScene } from './viewer/load-model.ts'

const ONE = `Choose one model: ${MODEL_FORMATS.map(format => `.${format}`).join(', ')}, a .gltf with the files that belong to it.`

/** The one model among these files, and those that belong to it; null where that is not what they are. */
const chosenOf = (files: readonly File[]): { model: File; parts: File[] } | null => {
  const [model, ...more] = files.filter(({ name }) => modelFormatOf(name) !== null)
  if (!model || more.length > 0 || (files.length > 1 && modelFormatOf(model.name) !== 'gltf')) return null
  return { model, parts: files.filter(file => file !== model) }
}

/** Brings a model's file to the server, a scene and its parts as one, and shares it then. `share`: how much has left; undefined: nothing is on its way. */
export const useModelUpload = (workspaceId: number, onUploaded: (model: SharedModel) => Promise<void>) => {
  const [share, setShare] = useState<number | null | undefined>(undefined)
  const [complaint, setComplaint] = useState<string>()
  const running = useRef<AbortController>(null)

  const send = async ({ model, parts }: { model: File; parts: File[] }, signal: AbortSignal) => {
    const file = modelFormatOf(model.name) === 'gltf' ? await packScene(model, parts, { signal }) : model
    const sent = await callWithFile(uploadModel, { workspaceId }, file, { signal, onProgress: setShare })
    await onUploaded({ modelFileUrl: sent.url, modelFormat: sent.modelFormat, modelName: stemOf(model.name) })
  }
  const upload = async (files: readonly File[]) => {
    const chosen = chosenOf(files)
    setComplaint(chosen ? undefined : ONE)
    if (!chosen) return
    const work = new AbortController()
    running.current = work
    setShare(null)
    try {
      await send(chosen, work.signal)
    } catch (error) {
      if (work.signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      setComplaint(message)
      showError(`Failed to add 3D model: ${message}`, 'upload-3d-model')
    } finally {
      setShare(undefined)
    }
  }
  return {
    share,
    complaint,
    forgetComplaint: () => setComplaint(undefined),
    upload: (files: readonly File[]) => void upload(files),
    stop: () => running.current?.abort(),
  }
}
