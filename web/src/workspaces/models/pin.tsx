import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** The mark of a comment, the same at its spot and in the list. */
export function Pin({ number, className, ...rest }: { number: number } & ComponentProps<'span'>) {
  return (
    <span
      className={classNames(
        'grid size-6 flex-none place-items-center rounded-full border-2 border-paper bg-marker-fill font-semibold text-on-marker text-xs tabular-nums',
        className,
      )}
      {...rest}
    >
      {number}
    </span>
  )
}
