import { acceptOf, MODEL_FILE_TYPES } from '#contract/shared/file-rule.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DropFrame } from '../../ui/drop-frame.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ModelLinkForm } from './model-link-form.tsx'
import type { SharedModel } from './model-names.ts'
import { useAddModel } from './model-queries.ts'
import { useModelUpload } from './use-model-upload.ts'

interface AddModelDialogProps {
  workspaceId: number
  user: { email: string }
  onAdded: (model: WorkspaceModel) => void
  onClose: () => void
}

const ACCEPT = `${acceptOf(MODEL_FILE_TYPES)},.bin,.png,.jpg,.jpeg,.webp`

/** Shares a model: a file of one's own, which the others then read here, or a link to where it is. */
export function AddModelDialog({ workspaceId, user, onAdded, onClose }: AddModelDialogProps) {
  const add = useAddModel()
  const share3dModel = (model: SharedModel) =>
    add.mutateAsync({ ...model, workspaceId, createdBy: user.email }).then(added => {
      onAdded(added)
      onClose()
    })
  const { share, complaint, forgetComplaint, upload, stop } = useModelUpload(workspaceId, share3dModel)
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Dialog title="Add a 3D model" onClose={close}>
      <FileChoice isBusy={share !== undefined} complaint={complaint} onFiles={upload} />
      {share !== undefined && (
        <div className="grid gap-2">
          <ProgressBar label="Upload of the model" value={share} />
          <Button variant="quiet" size="small" className="justify-self-start" onClick={stop}>
            Stop the upload
          </Button>
        </div>
      )}
      <hr className="border-line" />
      <ModelLinkForm
        isPending={add.isPending}
        onLink={link => {
          forgetComplaint()
          void share3dModel(link).catch(() => undefined)
        }}
        onCancel={close}
      />
    </Dialog>
  )
}

interface FileChoiceProps {
  isBusy: boolean
  complaint: string | undefined
  onFiles: (files: readonly File[]) => void
}

function FileChoice({ isBusy, complaint, onFiles }: FileChoiceProps) {
  return (
    <DropFrame isDisabled={isBusy} onFiles={onFiles}>
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
    </DropFrame>
  )
}
