import { Box, Eye, EyeOff, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MODEL_NAME_MAX, type WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CountedTextField } from '../../ui/counted-text-field.tsx'
import { formatSize } from '../files/file-looks.tsx'
import { useChangeModel, useDeleteModel } from './model-queries.ts'

interface ModelListProps {
  models: readonly WorkspaceModel[]
  selectedId: number | null
  shownIds: readonly number[]
  mayShape: boolean
  watchersOf: (modelId: number) => readonly string[]
  onSelect: (modelId: number) => void
  onShow: (modelId: number, isShown: boolean) => void
}

const sizeOf = ({ sizeBytes }: WorkspaceModel): string => (sizeBytes === null ? 'link' : formatSize(sizeBytes))

export function ModelList({ models, ...rest }: ModelListProps) {
  if (models.length === 0) return <p className="text-soft text-sm">No models yet. Add one that all of you can turn and look at together.</p>
  return (
    <ul aria-label="Models" className="grid content-start gap-2">
      {models.map(model => (
        <ModelRow key={model.id} model={model} {...rest} />
      ))}
    </ul>
  )
}

type ModelRowProps = Omit<ModelListProps, 'models'> & { model: WorkspaceModel }

function ModelRow({ model, selectedId, shownIds, mayShape, watchersOf, onSelect, onShow }: ModelRowProps) {
  const { id, modelName, modelFormat, isUploaded } = model
  const [isNaming, setIsNaming] = useState(false)
  const remove = useDeleteModel(model)
  const isShown = shownIds.includes(id)
  const watchers = watchersOf(id)
  const Icon = isUploaded ? Box : Link2
  return (
    <li className={classNames('grid gap-1 rounded-card border p-1', id === selectedId ? 'border-marker bg-raised' : 'border-line')}>
      <button
        type="button"
        aria-pressed={id === selectedId}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 text-left hover:bg-sunken"
        onClick={() => onSelect(id)}
      >
        <Icon aria-hidden="true" className="size-5 flex-none text-soft" />
        <span className="min-w-0">
          <span className="wrap-anywhere block font-medium text-sm">{modelName}</span>
          <span className="block text-soft text-xs">
            {modelFormat} · {sizeOf(model)}
          </span>
        </span>
      </button>
      {watchers.length > 0 && <p className="px-2 text-soft text-xs">{watchers.join(', ')} looking at this</p>}
      {isNaming ? (
        <NameForm model={model} onClose={() => setIsNaming(false)} />
      ) : (
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-pressed={isShown}
            aria-label={isShown ? `Hide ${modelName}` : `Show ${modelName}`}
            onClick={() => onShow(id, !isShown)}
          >
            {isShown ? <Eye aria-hidden="true" className="size-4" /> : <EyeOff aria-hidden="true" className="size-4" />}
          </Button>
          {mayShape && (
            <>
              <Button variant="quiet" size="small" aria-label={`Rename ${modelName}`} onClick={() => setIsNaming(true)}>
                <Pencil aria-hidden="true" className="size-4" />
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Delete ${modelName}`}
                isPending={remove.isPending}
                onClick={() => remove.mutate({ modelId: id })}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}

function NameForm({ model: { id, modelName }, onClose }: { model: WorkspaceModel; onClose: () => void }) {
  const change = useChangeModel()
  const [name, setName] = useState(modelName)
  const maySave = name.trim() !== '' && name.trim().length <= MODEL_NAME_MAX
  return (
    <form
      className="grid gap-2 p-2"
      onSubmit={event => {
        event.preventDefault()
        if (maySave) change.mutate({ modelId: id, modelName: name }, { onSuccess: onClose })
      }}
    >
      <CountedTextField
        label="Model name"
        text={name}
        maxCharacters={MODEL_NAME_MAX}
        value={name}
        autoFocus
        onChange={event => setName(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isPending={change.isPending} disabled={!maySave}>
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
