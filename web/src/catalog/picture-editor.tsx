import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import type { ServicePicture } from '#contract/catalog.ts'
import { addServicePicture, PICTURE_TEXT_MAX, SERVICE_PICTURES_MAX } from '#contract/catalog-own.ts'
import { acceptOf } from '#contract/shared/file-rule.ts'
import { announce } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAddServicePicture, useArrangePictures } from './own-service-queries.ts'

/** The pictures of a service: added, described, put in order, removed. */
export function PictureEditor({ serviceId, pictures }: { serviceId: number; pictures: readonly ServicePicture[] }) {
  const add = useAddServicePicture(serviceId)
  const arrange = useArrangePictures(serviceId)
  const input = useRef<HTMLInputElement>(null)
  const move = (from: number, to: number) => {
    const moved = pictures[from]
    if (!moved) return
    arrange.mutate(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
    announce(`Picture ${from + 1} is now picture ${to + 1}.`)
  }
  return (
    <section aria-labelledby="pictures-heading" className="grid max-w-2xl gap-4">
      <h2 id="pictures-heading" className="text-lg">
        Pictures
      </h2>
      <p className="text-soft text-sm">
        Your work, not yourself: up to {SERVICE_PICTURES_MAX}, the first one first. What the camera wrote beside them, such as the place, is
        left out.
      </p>
      {pictures.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2">
          {pictures.map((picture, at) => (
            <li key={picture.id} className="grid gap-3 rounded-card border border-line p-3">
              <img
                src={picture.url}
                alt={picture.text}
                width={picture.width}
                height={picture.height}
                className="h-40 w-full rounded-control object-cover"
              />
              <TextField
                label={`What picture ${at + 1} shows`}
                maxLength={PICTURE_TEXT_MAX}
                defaultValue={picture.text}
                onBlur={event => {
                  const text = event.target.value.trim()
                  if (text !== picture.text) arrange.mutate(pictures.with(at, { ...picture, text }))
                }}
              />
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="quiet"
                  size="small"
                  disabled={at === 0}
                  aria-label={`Move picture ${at + 1} forward`}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowLeft aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={at === pictures.length - 1}
                  aria-label={`Move picture ${at + 1} back`}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowRight aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove picture ${at + 1}`}
                  isPending={arrange.isPending}
                  onClick={() => arrange.mutate(pictures.toSpliced(at, 1))}
                >
                  <X aria-hidden="true" className="size-4" />
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {add.error && (
        <p role="alert" className="text-danger text-sm">
          {add.error.message}
        </p>
      )}
      <p>
        <Button
          variant="secondary"
          isPending={add.isPending}
          disabled={pictures.length >= SERVICE_PICTURES_MAX}
          onClick={() => input.current?.click()}
        >
          {!add.isPending && <ImagePlus aria-hidden="true" className="size-4" />}
          {add.isPending ? 'Uploading...' : 'Add a picture'}
        </Button>
        <input
          ref={input}
          type="file"
          accept={acceptOf(addServicePicture.file.types)}
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={event => {
            const file = event.target.files?.[0]
            // Choosing the same file again is a choice too.
            event.target.value = ''
            if (file) add.mutate(file)
          }}
        />
      </p>
    </section>
  )
}
