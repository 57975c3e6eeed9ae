import { useSearchParams } from 'react-router'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { DangerZone } from './danger-zone.tsx'
import { GeneralSettings } from './general-settings.tsx'
import { ParticipantSettings } from './participant-settings.tsx'
import { PermissionTable } from './permission-table.tsx'

interface WorkspaceSettingsProps {
  workspace: Workspace
  user: { email: string; name: string }
}

const PARTS = ['general', 'participants', 'permissions', 'danger'] as const
/** Of the address: which part is open. */
const SECTION = 'section'

/** The part that the address names; the first where it names none that there is. */
const useSection = () => {
  const [parameters, setParameters] = useSearchParams()
  const chosen = PARTS.find(part => part === parameters.get(SECTION)) ?? PARTS[0]
  const choose = (part: (typeof PARTS)[number]) => {
    if (part === chosen) return
    const next = new URLSearchParams(parameters)
    if (part === PARTS[0]) next.delete(SECTION)
    else next.set(SECTION, part)
    setParameters(next, { preventScrollReset: true })
  }
  return { chosen, choose }
}

/** The Settings tab: what of it can be changed depends on the role. */
export function WorkspaceSettings({ workspace, user }: WorkspaceSettingsProps) {
  const { chosen, choose } = useSection()
  const isOwner = mayInWorkspace(workspace.role, 'changeSettings')
  return (
    <section aria-labelledby="settings" className="grid gap-4">
      <h2 id="settings" className="text-lg">
        Settings
      </h2>
      {!isOwner && <p className="text-soft text-sm">Owners of this workspace change its settings.</p>}
      <Tabs
        label="Settings of the workspace"
        chosen={chosen}
        onChoose={choose}
        tabs={[
          { id: 'general', label: 'General', content: () => <GeneralSettings workspace={workspace} user={user} isOwner={isOwner} /> },
          { id: 'participants', label: 'Participants', content: () => <ParticipantSettings workspace={workspace} user={user} /> },
          { id: 'permissions', label: 'Permissions', content: () => <PermissionTable role={workspace.role} /> },
          { id: 'danger', label: 'Danger Zone', content: () => <DangerZone workspace={workspace} user={user} /> },
        ]}
      />
    </section>
  )
}
