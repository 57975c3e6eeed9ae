import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { mayDeleteModelComment, type WorkspaceModel } from '#contract/workspaces-models.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { late } from '../../platform/late.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePresence } from '../use-presence.tsx'
import { useStandings } from '../use-who-is-where.ts'
import { AddModelDialog } from './add-model-dialog.tsx'
import { ModelList } from './model-list.tsx'
import { ModelNumbers } from './model-numbers.tsx'
import { useListModels } from './model-queries.ts'
import { type ModelSelection, useModelSelection } from './use-model-selection.ts'
import { useMovingModels } from './use-moving-models.ts'
import { useToldOfRemoval } from './use-told-of-removal.ts'

// The three-dimensional picture weighs more than all the rest: it comes when the first model is to be shown.
const ModelViewer = lazy(() => late(() => import('./model-viewer.tsx')).then(module => ({ default: module.ModelViewer })))

interface ModelsTabProps {
  workspace: Workspace
  user: { email: string; name: string }
}

/** The 3D models of a workspace: who shares what, where it stands, and the room in which they stand together. */
export function ModelsTab({ workspace, user }: ModelsTabProps) {
  const { data, error, isRefetching, refetch } = useListModels(workspace.id)
  const [isAdding, setIsAdding] = useState(false)
  const selection = useModelSelection()
  const mayShape = mayInWorkspace(workspace.role, 'shapeModels')
  return (
    <section aria-labelledby="models" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="models" className="text-lg">
          3D Models
        </h2>
        {mayShape && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            Add 3D model
          </Button>
        )}
      </div>
      {data ? (
        <Models workspace={workspace} user={user} models={data} selection={selection} />
      ) : error ? (
        <LoadError title="Error loading 3D models." query={{ refetch, isRefetching }}>
          <p>{error.message}</p>
        </LoadError>
      ) : (
        <Skeleton className="h-96" />
      )}
      {isAdding && (
        <AddModelDialog
          workspaceId={workspace.id}
          user={user}
          onAdded={({ id }) => selection.lookAt(id)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  )
}

/** Which of the models the others look at, by their names. */
const useWatchers = (selectedId: number | null) => {
  const presence = usePresence()
  const standings = useStandings('model-selected')
  useEffect(() => presence?.stand({ type: 'model-selected', modelId: selectedId }), [presence, selectedId])
  useEffect(() => () => presence?.stand({ type: 'model-selected', modelId: null }), [presence])
  return (modelId: number): string[] => [...new Set(standings.filter(({ said }) => said.modelId === modelId).map(({ name }) => name))]
}

interface ModelsProps extends ModelsTabProps {
  models: WorkspaceModel[]
  selection: ModelSelection
}

function Models({ workspace: { id: workspaceId, role }, user, models, selection }: ModelsProps) {
  const { selectedId, shownIds, viewRef, select, lookAt, show } = selection
  const mayShape = mayInWorkspace(role, 'shapeModels')
  const { transformOf, move } = useMovingModels(models)
  const selected = models.find(({ id }) => id === selectedId) ?? null
  const watchersOf = useWatchers(selected?.id ?? null)
  const shown = models.filter(({ id }) => shownIds.includes(id))
  useToldOfRemoval({ workspaceId, user, models, shownIds })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <ModelList
        models={models}
        selectedId={selected?.id ?? null}
        shownIds={shownIds}
        mayShape={mayShape}
        watchersOf={watchersOf}
        onSelect={lookAt}
        onShow={show}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div ref={viewRef} className="grid grid-cols-[minmax(0,1fr)]">
          {shown.length === 0 ? (
            <div className="grid min-h-80 content-center justify-items-center gap-1 rounded-card border border-line bg-sunken p-6 text-center">
              <p className="font-semibold">No model selected</p>
              <p className="text-soft text-sm">Add or select a model from the list.</p>
            </div>
          ) : (
            <Suspense fallback={<Skeleton className="h-[26rem]" />}>
              <ModelViewer
                models={shown}
                selected={selected}
                mayShape={mayShape}
                mayDeleteComment={comment => mayDeleteModelComment(role, user.email, comment)}
                transformOf={transformOf}
                onMove={(modelId, transform, isOver) => move(modelId, transform, { isOver })}
                onSelect={select}
              />
            </Suspense>
          )}
        </div>
        {selected && (
          <section aria-label={`Place of ${selected.modelName}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h3 className="wrap-anywhere font-semibold text-base">{selected.modelName}</h3>
            <ModelNumbers
              key={selected.id}
              transform={transformOf(selected)}
              isReadOnly={!mayShape}
              onChange={transform => move(selected.id, transform, { isOver: false })}
            />
            {!mayShape && <p className="text-soft text-sm">You are a viewer here: owners and members move the models.</p>}
          </section>
        )}
      </div>
    </div>
  )
}
