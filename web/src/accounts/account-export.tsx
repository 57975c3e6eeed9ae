import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportAccount } from '#contract/accounts.ts'
import { call } from '../platform/call.ts'
import { downloadText } from '../platform/download-text.ts'
import { Button } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { FormError } from './form-error.tsx'
import { SettingsSection } from './settings-section.tsx'

const FILE_NAME = 'onhand-account.json'
const INDENT = 2

export function AccountExport() {
  const fetchAll = useMutation({
    mutationFn: () => call(exportAccount, {}),
    onSuccess: everything => {
      downloadText(FILE_NAME, 'application/json', JSON.stringify(everything, null, INDENT))
      showSuccess(`Saved as ${FILE_NAME}.`)
    },
  })
  return (
    <SettingsSection title="Your data" text="Everything that is kept about you, in one file that people and programs can read.">
      <FormError error={fetchAll.error} />
      <Button variant="secondary" isPending={fetchAll.isPending} className="justify-self-start" onClick={() => fetchAll.mutate()}>
        <Download aria-hidden="true" className="size-4" />
        Download my data
      </Button>
    </SettingsSection>
  )
}
