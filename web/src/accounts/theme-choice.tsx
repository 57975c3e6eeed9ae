import { SettingsSection } from './settings-section.tsx'
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts'

const LABELS: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'As the system' }

export function ThemeChoice() {
  const chosen = useTheme()
  return (
    <SettingsSection title="Theme" text="For this browser.">
      <fieldset>
        <legend className="sr-only">Theme</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {THEMES.map(theme => (
            <label key={theme} className="touch-target inline-flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
                className="size-5 accent-marker-fill"
              />
              {LABELS[theme]}
            </label>
          ))}
        </div>
      </fieldset>
    </SettingsSection>
  )
}
