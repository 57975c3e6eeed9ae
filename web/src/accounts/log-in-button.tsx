import { lazy, Suspense, useState } from 'react'
import { useInstallation } from '../platform/installation.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'

const loadChoice = () => import('./demo-choice.tsx')
const DemoChoice = lazy(() => loadChoice().then(module => ({ default: module.DemoChoice })))

/** Opens the choice of the demo's people. Elsewhere nothing yet: there is no other way to log in. */
export function LogInButton(looks: Pick<ButtonProps, 'variant' | 'size'>) {
  const { isDemo } = useInstallation()
  const [isOpen, setOpen] = useState(false)
  if (!isDemo) return null
  return (
    <>
      <Button {...looks} aria-haspopup="dialog" onPointerEnter={loadChoice} onFocus={loadChoice} onClick={() => setOpen(true)}>
        Log In
      </Button>
      <Suspense>{isOpen && <DemoChoice onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
