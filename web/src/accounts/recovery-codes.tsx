import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { downloadText } from '../platform/download-text.ts'
import { Button } from '../ui/button.tsx'
import { showError, showSuccess } from '../ui/toasts.ts'

/** Shown once: the server keeps nothing that it could show again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess('The recovery codes are copied.')
    } catch {
      showError('The browser does not allow copying. Select the codes, or download them.')
    }
  }
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Keep your recovery codes
      </h3>
      <p className="text-soft text-sm">
        Each of them lets you in once when you do not have your app at hand. They are shown this one time: put them where you keep
        passwords, not on the device that has the app.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => downloadText('onhand-recovery-codes.txt', 'text/plain', `${text}\n`)}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}
