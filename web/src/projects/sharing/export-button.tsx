import { Download } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { exportPlanCsv, exportPlanJson } from '#contract/projects-sharing.ts'
import { Button } from '../../ui/button.tsx'

const Menu = lazy(() => import('../../ui/menu.tsx').then(module => ({ default: module.Menu })))

/** The plan as a file, or on paper. */
export function ExportButton({ projectId }: { projectId: number }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  // An attachment: the page stays.
  const download = (path: string) => window.location.assign(`${path}?projectId=${projectId}`)
  const choose: Record<string, () => void> = {
    print: () => void navigate(`/projects/${projectId}/print`),
    csv: () => download(exportPlanCsv.path),
    json: () => download(exportPlanJson.path),
  }
  return (
    <>
      <Button ref={button} variant="secondary" size="small" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Download aria-hidden="true" className="size-4" />
        Export
      </Button>
      <Suspense>
        {isOpen && (
          <Menu
            label="Export the plan"
            triggerRef={button}
            header={<span className="text-soft text-sm">Export the plan</span>}
            groups={[
              [
                { id: 'print', label: 'Print, or save as PDF' },
                { id: 'csv', label: 'Table for a spreadsheet (CSV)' },
                { id: 'json', label: 'Data (JSON)' },
              ],
            ]}
            onChoose={id => choose[id]?.()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
