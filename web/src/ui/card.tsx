import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A surface that holds one thing. Never inside another one. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card border border-line bg-raised p-5', className)} />
}
