import { Dialog } from '../ui/dialog.tsx'
import { shortcutsHere } from '../ui/shortcuts.ts'
import { turnSingleKeys, useAreSingleKeysOn } from '../ui/single-keys.ts'
import { SwitchField } from '../ui/switch.tsx'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const keyLabel = (key: string): string => {
  const named = key.replace('Mod+', isMac() ? '⌘' : 'Ctrl+')
  return named.replace(/(^|[+⌘])([a-z])$/, (_all, before: string, letter: string) => before + letter.toUpperCase())
}

/** What the keys do in this place, read as it is opened. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const isOn = useAreSingleKeysOn()
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <SwitchField
        label="Single keys"
        hint={
          isOn
            ? 'Keys that do something by themselves, on this device.'
            : 'Off on this device. The account’s menu opens this list, and buttons do what the keys did.'
        }
        checked={isOn}
        onChange={event => turnSingleKeys(event.target.checked)}
      />
      {shortcutsHere().map(({ place, shortcuts }) => (
        <section key={place} aria-label={place} className="grid gap-2">
          <h3 className="font-medium text-sm">{place}</h3>
          <dl className="grid text-sm">
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className="flex items-baseline justify-between gap-4 border-line border-t py-1.5">
                <dt className="min-w-0 text-soft">{does}</dt>
                <dd className="flex flex-none flex-wrap justify-end gap-1">
                  {keys.map(key => (
                    <kbd key={key} className="rounded-control border border-control bg-sunken px-1.5 py-0.5 font-sans text-xs">
                      {keyLabel(key)}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
