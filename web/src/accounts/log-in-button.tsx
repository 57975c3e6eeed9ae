import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '../ui/button.tsx'

const loadChoice = () => import('./demo-choice.tsx')
const DemoChoice = lazy(() => loadChoice().then(module => ({ default: module.DemoChoice })))

/** Opens the choice of the demo's people. */
export function LogInButton(looks: Pick<ButtonProps, 'variant' | 'size'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...looks} aria-haspopup="dialog" onPointerEnter={loadChoice} onFocus={loadChoice} onClick={() => setOpen(true)}>
        Log In
      </Button>
      <Suspense>{isOpen && <DemoChoice onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
