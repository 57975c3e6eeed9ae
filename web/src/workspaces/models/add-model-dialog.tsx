import { useRef, useState } from 'react'
import { acceptOf, MODEL_FILE_TYPES } from '#contract/shared/file-rule.ts'
import { uploadModel } from '#contract/workspaces-model-calls.ts'
import { isModelFormat, MODEL_FORMATS, MODEL_NAME_MAX, type WorkspaceModel } from '#contract/workspaces-models.ts'
import { callWithFile } from '../../platform/call-with-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showError } from '../../ui/toasts.ts'
import { useAddModel } from './model-queries.ts'
import { packScene } from './viewer/load-model.ts'

interface AddModelDialogProps {
  workspaceId: number
  user: { email: string }
  onAdded: (model: WorkspaceModel) => void
  onClose: () => void
}

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? ''
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, MODEL_NAME_MAX) || 'Model'
const ACCEPT = `${acceptOf(MODEL_FILE_TYPES)},.bin,.png,.jpg,.jpeg,.webp`
const ONE = `Choose one model: ${MODEL_FORMATS.map(format => `.${format}`).join(', ')}, a .gltf with the files that belong to it.`

/** Shares a model: a file of one's own, which the others then read here, or a link to where it is. */
export function AddModelDialog({ workspaceId, user, onAdded, onClose }: AddModelDialogProps) {
  const add = useAddModel()
  const [share, setShare] = useState<number | null | undefined>(undefined)
  const [complaint, setComplaint] = useState<string>()
  const running = useRef<AbortController>(null)
  const share3dModel = (file: { modelFileUrl: string; modelFormat: string; modelName: string }) =>
    add.mutateAsync({ ...file, workspaceId, createdBy: user.email }).then(model => {
      onAdded(model)
      onClose()
    })
  const close = () => {
    running.current?.abort()
    onClose()
  }
  const upload = async (files: File[]) => {
    const models = files.filter(({ name }) => isModelFormat(endingOf(name)))
    const [model] = models
    if (!model || models.length > 1 || (files.length > 1 && endingOf(model.name) !== 'gltf')) return setComplaint(ONE)
    setComplaint(undefined)
    const work = new AbortController()
    running.current = work
    setShare(null)
    try {
      const parts = files.filter(file => file !== model)
      const file = endingOf(model.name) === 'gltf' ? await packScene(model, parts, { signal: work.signal }) : model
      const sent = await callWithFile(uploadModel, { workspaceId }, file, { signal: work.signal, onProgress: setShare })
      await share3dModel({ modelFileUrl: sent.url, modelFormat: sent.modelFormat, modelName: stemOf(model.name) })
    } catch (error) {
      if (work.signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      setComplaint(message)
      showError(`Failed to add 3D model: ${message}`, 'upload-3d-model')
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Dialog title="Add a 3D model" onClose={close}>
      <FileChoice isBusy={share !== undefined} complaint={complaint} onFiles={files => void upload(files)} />
      {share !== undefined && (
        <div className="grid gap-2">
          <ProgressBar label="Upload of the model" value={share} />
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => running.current?.abort()}>
            Stop the upload
          </Button>
        </div>
      )}
      <hr className="border-line" />
      <LinkForm isPending={add.isPending} onLink={link => void share3dModel(link).catch(() => undefined)} onCancel={close} />
    </Dialog>
  )
}

function FileChoice({ isBusy, complaint, onFiles }: { isBusy: boolean; complaint: string | undefined; onFiles: (files: File[]) => void }) {
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-control border-dashed p-4"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        if (!isBusy) onFiles([...event.dataTransfer.files])
      }}
    >
      <TextField
        label="Model file"
        type="file"
        multiple
        accept={ACCEPT}
        disabled={isBusy}
        hint="glb, gltf with its files, obj or stl; drop it here or choose it"
        error={complaint}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </fieldset>
  )
}

interface LinkFormProps {
  isPending: boolean
  onLink: (link: { modelFileUrl: string; modelFormat: string; modelName: string }) => void
  onCancel: () => void
}

function LinkForm({ isPending, onLink, onCancel }: LinkFormProps) {
  const [url, setUrl] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const submit = () => {
    const name = URL.canParse(url) ? (decodeURIComponent(new URL(url).pathname).split('/').at(-1) ?? '') : ''
    if (!url.startsWith('https://') || name === '') return setComplaint('A link to a model begins with https://.')
    const format = endingOf(name)
    if (!isModelFormat(format)) return setComplaint(`The link must lead to a file: ${MODEL_FORMATS.map(each => `.${each}`).join(', ')}.`)
    onLink({ modelFileUrl: url, modelFormat: format, modelName: stemOf(name) })
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Or a link to a model"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        hint="Each browser fetches it from there itself. A site that does not allow this is said so; then upload the file."
        error={complaint}
        onChange={event => {
          setUrl(event.target.value)
          setComplaint(undefined)
        }}
      />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" isPending={isPending}>
          Add link
        </Button>
      </DialogActions>
    </form>
  )
}
