import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

interface StageButtonProps {
  icon: LucideIcon
  label: string
  /** The key that does the same. */
  shortcut?: string
  /** Given for what is on or off. */
  isPressed?: boolean
  isDisabled?: boolean
  /** What waits behind it; the label says it too. */
  count?: number
  /** Off, or the way out: it stands out. */
  isAlert?: boolean
  onPress: () => void
}

/** A control over the picture: large enough for a thumb. */
export function StageButton({
  icon: Icon,
  label,
  shortcut,
  isPressed,
  isDisabled = false,
  count = 0,
  isAlert = false,
  onPress,
}: StageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
      className={classNames(
        'pointer-events-auto relative grid size-12 flex-none place-items-center rounded-full backdrop-blur disabled:opacity-40',
        isAlert ? 'bg-marker-fill text-on-marker hover:bg-marker-fill-strong' : 'bg-device/85 text-on-device hover:bg-device',
        isPressed && !isAlert && 'ring-2 ring-on-device',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-marker-fill px-1 font-medium text-on-marker text-xs tabular-nums"
        >
          {count}
        </span>
      )}
    </button>
  )
}
