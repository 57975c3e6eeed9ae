import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { setPicture } from '#contract/accounts.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { cutPicture, type PicturePart } from './cut-picture.ts'
import { FormError } from './form-error.tsx'

const MAX_ZOOM = 4
const ZOOM_STEP = 0.1
const ARROW_PIXELS = 4

interface PictureCropProps {
  picture: HTMLImageElement
  onSaved: () => Promise<void>
  onClose: () => void
}

/** Chooses the round part of a picture that others see. Loaded with the first picture. */
export function PictureCrop({ picture, onSaved, onClose }: PictureCropProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<PicturePart | null>(null)
  const zoomId = useId()
  const save = useMutation({
    mutationFn: async (chosen: PicturePart) => callWithFile(setPicture, {}, await cutPicture(picture, chosen)),
    onSuccess: onSaved,
  })
  return (
    <Dialog title="Your picture" onClose={onClose}>
      <div className="relative h-72 overflow-hidden rounded-control bg-sunken">
        <Cropper
          image={picture.src}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={ARROW_PIXELS}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': 'The part that others see', 'aria-describedby': `${zoomId}-how` }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setPart(pixels)}
        />
      </div>
      <p id={`${zoomId}-how`} className="text-soft text-sm">
        Drag the picture, or move it with the arrow keys.
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={zoomId} className="font-medium text-sm">
          Zoom
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          className="min-h-11 w-full accent-marker-fill"
          onChange={event => setZoom(Number(event.target.value))}
        />
      </div>
      <FormError error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button isPending={save.isPending} disabled={part === null} onClick={() => part && save.mutate(part)}>
          Save picture
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
