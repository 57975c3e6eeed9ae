import { type RefObject, useEffect, useRef, useState } from 'react'

export interface ModelSelection {
  selectedId: number | null
  shownIds: readonly number[]
  /** Where the models are seen. */
  viewRef: RefObject<HTMLDivElement | null>
  select: (modelId: number) => void
  /** Selects it and brings the view of it before the eyes: on a phone it stands below the list. */
  lookAt: (modelId: number) => void
  show: (modelId: number, isShown: boolean) => void
}

/** Which model is selected, and which ones stand in the view. */
export const useModelSelection = (): ModelSelection => {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [shownIds, setShownIds] = useState<readonly number[]>([])
  /** Counts, so that choosing the same one again leads to it again. */
  const [looks, setLooks] = useState(0)
  const viewRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (looks > 0) viewRef.current?.scrollIntoView({ block: 'nearest' })
  }, [looks])
  const show = (modelId: number, isShown: boolean) =>
    setShownIds(known => (isShown ? [...new Set([...known, modelId])] : known.filter(id => id !== modelId)))
  const select = (modelId: number) => {
    setSelectedId(modelId)
    show(modelId, true)
  }
  const lookAt = (modelId: number) => {
    select(modelId)
    setLooks(count => count + 1)
  }
  return { selectedId, shownIds, viewRef, select, lookAt, show }
}
