import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type CurrentUser, removePicture } from '#contract/accounts.ts'
import { call } from '../platform/call.ts'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { openPicture } from './cut-picture.ts'
import { FormError } from './form-error.tsx'
import { SettingsSection } from './settings-section.tsx'

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }))
const PictureCrop = lazy(async () => ({ default: (await import('./picture-crop.tsx')).PictureCrop }))

const NOT_SHOWN = 'This file cannot be shown as a picture. Choose a .jpg, .png or .webp file.'

/** Asks for a file of this device; opens it as a picture. */
function useChosenPicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const open = useMutation({
    mutationFn: async (file: File) => {
      const address = URL.createObjectURL(file)
      return openPicture(address).catch(cause => {
        URL.revokeObjectURL(address)
        throw new Error(NOT_SHOWN, { cause })
      })
    },
    onSuccess: setPicture,
  })
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.src)), [picture])
  return { picture, open, close: () => setPicture(null) }
}

export function PictureSettings({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { picture, open, close } = useChosenPicture()
  const [isAsking, setAsking] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
  const saved = async () => {
    showSuccess('Your picture is saved.')
    close()
    await refresh()
  }
  return (
    <SettingsSection title="Picture" text="Shown beside your name. Without one your initials stand there.">
      <FormError error={open.error} />
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={user.name} imageUrl={user.avatarUrl} className="!size-20 !text-xl" />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isPending={open.isPending} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" className="size-4" />
            {user.avatarUrl === null ? 'Add a picture' : 'Change picture'}
          </Button>
          {user.avatarUrl !== null && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Remove picture
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={event => {
            const file = event.target.files?.[0]
            // Choosing the same file again is a choice too.
            event.target.value = ''
            if (file) open.mutate(file)
          }}
        />
      </div>
      <Suspense>
        {picture && <PictureCrop picture={picture} onSaved={saved} onClose={close} />}
        {isAsking && <RemovePicture onRemoved={refresh} onClose={() => setAsking(false)} />}
      </Suspense>
    </SettingsSection>
  )
}

function RemovePicture({ onRemoved, onClose }: { onRemoved: () => Promise<void>; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => call(removePicture, {}),
    onSuccess: async () => {
      showSuccess('Your picture is removed.')
      onClose()
      await onRemoved()
    },
  })
  return (
    <Dialog title="Remove your picture?" onClose={onClose}>
      <p>Your initials take its place everywhere. It is not kept.</p>
      <FormError error={remove.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
          Remove picture
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
