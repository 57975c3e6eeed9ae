import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, Header, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'

interface MenuChoice {
  id: string
  label: string
  isDisabled?: boolean
}

interface MenuProps {
  label: string
  triggerRef: RefObject<HTMLElement | null>
  header: ReactNode
  /** Groups of choices; a line is drawn between them. */
  groups: readonly MenuChoice[][]
  onChoose: (id: string) => void
  onClose: () => void
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm data-focused:bg-sunken data-disabled:cursor-default data-disabled:text-soft'

/** Choices that float below the button that opened them. Loaded when first opened. */
export function Menu({ label, triggerRef, header, groups, onChoose, onClose }: MenuProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      aria-label={label}
      placement="bottom end"
      onOpenChange={isOpen => !isOpen && onClose()}
      className="min-w-60 rounded-card border border-line bg-raised shadow-float"
    >
      <AriaMenu aria-label={label} autoFocus="first" className="p-1 outline-none" onAction={id => onChoose(String(id))} onClose={onClose}>
        {groups.map((group, index) => (
          <MenuSection key={group[0]?.id ?? index} aria-label={label} className={classNames(index > 0 && 'mt-1 border-line border-t pt-1')}>
            {index === 0 && <Header className="px-3 pt-2 pb-2">{header}</Header>}
            {group.map(choice => (
              <MenuItem key={choice.id} id={choice.id} textValue={choice.label} isDisabled={choice.isDisabled ?? false} className={ITEM}>
                {choice.label}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  )
}
