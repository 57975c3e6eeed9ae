import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { receiveToasts } from './toasts.ts'

const DURATION_MS = 4_000
/** What can be pressed is found first, by some with the keyboard. */
const WITH_ACTION_MS = 10_000
const VISIBLE = 3
/** As wide as the library's own idea of a phone. */
const PHONE = '(max-width: 600px)'

const useIsPhone = () =>
  useSyncExternalStore(
    listener => {
      const query = window.matchMedia(PHONE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  )

/** Its words may be long: the action stands below them, and the way to close it beside them. */
const NOTICE_LOOK = { toast: '!flex-wrap !items-start !pr-12', content: '!basis-[calc(100%-2.5rem)]', actionButton: '!ml-7' }

const onlyOneOf = (about: string): string => `only one of ${about}`

const show: Parameters<typeof receiveToasts>[0] = shown => {
  if (shown.kind === 'withdrawal') {
    toast.dismiss(onlyOneOf(shown.about))
    return
  }
  const button = shown.action && { action: { label: shown.action.label, onClick: shown.action.onPress } }
  const lasting = button && { ...button, duration: WITH_ACTION_MS }
  const { text, about } = shown
  if (shown.kind === 'notice') {
    const { message, icon, durationMs } = shown
    toast(text, {
      id: shown.about,
      description: message,
      icon,
      duration: durationMs,
      closeButton: true,
      classNames: NOTICE_LOOK,
      ...button,
    })
  } else if (about === undefined) toast[shown.kind](text, lasting)
  else if (shown.kind === 'error') toast.error(text, { id: about, ...lasting })
  else {
    toast.dismiss(about)
    toast.success(text, shown.action?.replacesEarlier === true ? { ...lasting, id: onlyOneOf(about) } : lasting)
  }
}

/** The toast library with the product's look; its own width is the product's 356 px. Loaded when the page stands. */
export function Toaster() {
  useEffect(() => receiveToasts(show), [])
  return (
    <Sonner
      theme="system"
      // A phone's sheets and its bar are at the bottom: toasts come below the header there.
      position={useIsPhone() ? 'top-center' : 'bottom-right'}
      duration={DURATION_MS}
      visibleToasts={VISIBLE}
      offset={{ bottom: 'var(--above-controls, 1.5rem)', right: '1.5rem' }}
      mobileOffset={{ top: 'var(--below-controls, calc(var(--below-header) + 0.5rem))' }}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-trust" />,
        error: <TriangleAlert aria-hidden="true" className="size-5 text-danger" />,
      }}
      toastOptions={{
        classNames: {
          toast: '!rounded-card !border-line !bg-raised !font-sans !text-ink !shadow-float',
          title: '!text-sm wrap-anywhere',
          description: '!text-soft !text-sm wrap-anywhere',
          actionButton:
            'touch-target !h-9 !rounded-control !border !border-solid !border-control !bg-raised !px-3 !text-ink !text-sm hover:!bg-sunken focus-visible:!outline-2 focus-visible:!outline-focus focus-visible:!outline-solid',
          closeButton:
            'touch-target !top-1.5 !right-1.5 !left-auto !size-9 !transform-none !border-0 !bg-transparent !text-ink hover:!bg-sunken focus-visible:!outline-2 focus-visible:!outline-focus focus-visible:!outline-solid [&_svg]:size-4',
        },
      }}
    />
  )
}
