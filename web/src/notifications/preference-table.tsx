import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_FREQUENCIES,
  type NotificationChannel,
  type NotificationFrequency,
  notificationKind,
} from '#contract/notifications-kinds.ts'
import type { NotificationPreference } from '#contract/notifications-preferences.ts'
import { inputClass } from '../ui/field.tsx'
import { Switch } from '../ui/switch.tsx'
import { CHANNEL_LABELS } from './channel-labels.ts'
import type { PreferenceChange } from './use-preference-draft.ts'

const FREQUENCY_LABELS: Record<NotificationFrequency, string> = { instant: 'At once', hourly: 'Every hour', daily: 'Once a day' }
const isOn = (row: NotificationPreference, channel: NotificationChannel): boolean =>
  ({ inApp: row.inAppEnabled, email: row.emailEnabled, push: row.pushEnabled })[channel]
const switched = (channel: NotificationChannel, to: boolean): PreferenceChange =>
  ({ inApp: { inAppEnabled: to }, email: { emailEnabled: to }, push: { pushEnabled: to } })[channel]

interface PreferenceTableProps {
  rows: readonly NotificationPreference[]
  onChange: (type: NotificationPreference['notificationType'], change: PreferenceChange) => void
}

const HEAD = 'px-3 py-2.5 text-left font-medium text-sm text-soft'
const CELL = 'flex items-center justify-between gap-3 py-1.5 text-sm md:table-cell md:px-3 md:py-3'

/** What a person can have his way about, by channel. On a phone each row is a card; the roles keep it a table for those who listen. */
export function PreferenceTable({ rows, onChange }: PreferenceTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as cards it would not count as a table
    <table role="table" aria-label="Notification preferences" className="block w-full border-collapse md:table">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup" className="max-md:sr-only">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row" className="border-line border-b">
          {['Notification Type', ...NOTIFICATION_CHANNELS.map(channel => CHANNEL_LABELS[channel]), 'Frequency'].map(name => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={name} role="columnheader" scope="col" className={HEAD}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup" className="grid gap-4 md:table-row-group">
        {rows.map(row => (
          <PreferenceRow key={row.notificationType} row={row} onChange={change => onChange(row.notificationType, change)} />
        ))}
      </tbody>
    </table>
  )
}

function PreferenceRow({ row, onChange }: { row: NotificationPreference; onChange: (change: PreferenceChange) => void }) {
  const reasonId = useId()
  const { label, when } = notificationKind(row.notificationType)
  const { fixed } = row
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as a card it would not count as a row
    <tr role="row" className="block rounded-card border border-line p-4 md:table-row md:border-0 md:border-line md:border-b md:p-0">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="rowheader" scope="row" className="block pb-2 text-left font-normal md:table-cell md:px-3 md:py-3">
        <span className="block font-medium">{label}</span>
        <span className="measure block text-sm text-soft">{when}</span>
        {fixed.length > 0 && (
          <span id={reasonId} className="mt-1 flex items-start gap-1.5 text-soft text-xs">
            <Lock aria-hidden="true" className="mt-0.5 size-3.5" />
            {fixed.map(channel => CHANNEL_LABELS[channel]).join(' and ')} cannot be switched off: it concerns your rights or the safety of
            your account.
          </span>
        )}
      </th>
      {NOTIFICATION_CHANNELS.map(channel => (
        <Cell key={channel} label={CHANNEL_LABELS[channel]}>
          <Switch
            aria-label={`${CHANNEL_LABELS[channel]}: ${label}`}
            aria-describedby={fixed.includes(channel) ? reasonId : undefined}
            checked={isOn(row, channel)}
            disabled={fixed.includes(channel)}
            onChange={({ target }) => onChange(switched(channel, target.checked))}
          />
        </Cell>
      ))}
      <Cell label="Frequency">
        {fixed.includes('email') ? (
          FREQUENCY_LABELS.instant
        ) : (
          <select
            aria-label={`Frequency: ${label}`}
            value={row.frequency}
            disabled={!row.emailEnabled && !row.pushEnabled}
            className={inputClass(false, 'min-h-11 !w-auto !bg-raised !py-1.5 !text-sm disabled:opacity-50')}
            onChange={({ target }) => {
              const frequency = NOTIFICATION_FREQUENCIES.find(each => each === target.value)
              if (frequency) onChange({ frequency })
            }}
          >
            {NOTIFICATION_FREQUENCIES.map(frequency => (
              <option key={frequency} value={frequency}>
                {FREQUENCY_LABELS[frequency]}
              </option>
            ))}
          </select>
        )}
      </Cell>
    </tr>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as a line of a card it would not count as a cell
    <td role="cell" className={CELL}>
      <span aria-hidden="true" className="text-soft md:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}
