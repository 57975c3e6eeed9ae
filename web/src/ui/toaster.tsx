import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { receiveToasts } from './toasts.ts'

const DURATION_MS = 4_000
const VISIBLE = 3

/** The toast library with the product's look; its own width is the product's 356 px. Loaded with the first toast. */
export function Toaster() {
  useEffect(() => receiveToasts(({ kind, text }) => void toast[kind](text)), [])
  return (
    <Sonner
      theme="system"
      position="bottom-right"
      duration={DURATION_MS}
      visibleToasts={VISIBLE}
      mobileOffset={{ bottom: '5rem' }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-trust" />,
        error: <TriangleAlert aria-hidden="true" className="size-5 text-danger" />,
      }}
      toastOptions={{
        classNames: {
          toast: '!rounded-card !border-line !bg-raised !font-sans !text-ink !shadow-float',
          title: '!text-sm',
        },
      }}
    />
  )
}
