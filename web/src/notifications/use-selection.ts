import { useRef, useState } from 'react'

/** Which entries of a list are selected: one, a range from the one before (with Shift), or all that are shown. */
export const useSelection = (shownIds: readonly number[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  // What has left the list is not selected any more.
  const selected = shownIds.filter(id => chosen.has(id))
  return {
    selected,
    isAll: shownIds.length > 0 && selected.length === shownIds.length,
    select: (id: number, isSelected: boolean, isRange: boolean) => {
      const ends = [id, isRange ? (last.current ?? id) : id].map(end => shownIds.indexOf(end))
      const range = ends.includes(-1) ? [id] : shownIds.slice(Math.min(...ends), Math.max(...ends) + 1)
      last.current = id
      setChosen(before => {
        const after = new Set(before)
        for (const each of range) isSelected ? after.add(each) : after.delete(each)
        return after
      })
    },
    selectAll: (isSelected: boolean) => {
      last.current = null
      setChosen(new Set(isSelected ? shownIds : []))
    },
  }
}
