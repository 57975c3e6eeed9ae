import { useState } from 'react'
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

/** The Settings tab: what of it can be changed depends on the role. */
export function WorkspaceSettings({ workspace, user }: WorkspaceSettingsProps) {
  const [chosen, setChosen] = useState<(typeof PARTS)[number]>('general')
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
        onChoose={setChosen}
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
