import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface DialogProps {
  title: string
  /** With room for two things side by side. */
  isWide?: boolean
  children: ReactNode
  onClose: () => void
}

/** A question or notice that wants an answer first; on a phone it is a sheet at the bottom. Loaded when first opened. */
export function Dialog({ title, isWide = false, children, onClose }: DialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={isOpen => !isOpen && onClose()}
      data-scrim=""
      className="fixed inset-0 z-50 grid items-end bg-scrim/55 sm:place-items-center sm:p-6"
    >
      <Modal
        className={classNames(
          'arrives max-h-[92dvh] w-full overflow-y-auto rounded-t-card border border-line bg-raised shadow-float sm:rounded-card',
          isWide ? 'sm:max-w-2xl' : 'sm:max-w-md',
        )}
      >
        <AriaDialog className="grid gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] outline-none sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="text-lg">
              {title}
            </Heading>
            <Button variant="quiet" size="small" aria-label="Close" className="-mt-1 -mr-2" onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
