import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ServicePicture } from '#contract/catalog.ts'
import { addServicePicture, PICTURE_TEXT_MAX, SERVICE_PICTURES_MAX } from '#contract/catalog-own.ts'
import { acceptOf } from '#contract/shared/file-rule.ts'
import { announce } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { useAddServicePicture, useArrangePictures, useDescribePicture, useRemovePicture } from './own-service-queries.ts'

interface PictureEditorProps {
  serviceId: number
  pictures: readonly ServicePicture[]
}

/** The pictures of a service: added, described, put in order, removed. */
export function PictureEditor({ serviceId, pictures }: PictureEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="pictures-heading" className="grid max-w-2xl gap-4">
      <h2 id="pictures-heading" ref={heading} tabIndex={-1} className="text-lg">
        Pictures
      </h2>
      <p className="text-soft text-sm">
        Your work, not yourself: up to {SERVICE_PICTURES_MAX}, the first one first. What the camera wrote beside them, such as the place, is
        left out.
      </p>
      {pictures.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2">
          {pictures.map((picture, at) => (
            <li key={picture.id} className="grid content-start gap-3 rounded-card border border-line p-3">
              <img
                src={picture.url}
                alt={picture.text}
                width={picture.width}
                height={picture.height}
                className="h-40 w-full rounded-control object-cover"
              />
              <PictureText serviceId={serviceId} picture={picture} at={at} />
              <PictureSteps serviceId={serviceId} pictures={pictures} at={at} onRemoved={() => heading.current?.focus()} />
            </li>
          ))}
        </ol>
      )}
      <AddPicture serviceId={serviceId} isFull={pictures.length >= SERVICE_PICTURES_MAX} />
    </section>
  )
}

/** Saved when it is left. What another tab wrote shows where nobody is typing. */
function PictureText({ serviceId, picture, at }: { serviceId: number; picture: ServicePicture; at: number }) {
  const describe = useDescribePicture(serviceId)
  const [text, setText] = useState(picture.text)
  const [seen, setSeen] = useState(picture.text)
  if (picture.text !== seen) {
    setSeen(picture.text)
    if (text === seen) setText(picture.text)
  }
  const save = () => {
    const typed = text.trim()
    if (typed !== picture.text && typed.length <= PICTURE_TEXT_MAX) describe.mutate({ pictureId: picture.id, text: typed })
  }
  return (
    <CountedTextField
      label={`What picture ${at + 1} shows`}
      text={text}
      maxCharacters={PICTURE_TEXT_MAX}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={save}
    />
  )
}

/** `onRemoved`: what was pressed is gone then, and the keyboard needs a place to go on from. */
function PictureSteps({ serviceId, pictures, at, onRemoved }: PictureEditorProps & { at: number; onRemoved: () => void }) {
  const arrange = useArrangePictures(serviceId)
  const remove = useRemovePicture(serviceId)
  const ids = pictures.map(({ id }) => id)
  const move = (to: number) => {
    const id = ids[at]
    if (id === undefined) return
    const told = `Picture ${at + 1} is now picture ${to + 1}.`
    arrange.mutate(ids.toSpliced(at, 1).toSpliced(to, 0, id), { onSuccess: () => announce(told) })
  }
  const take = () => {
    const id = ids[at]
    if (id === undefined) return
    const told = `Picture ${at + 1} is removed.`
    remove.mutate(id, {
      onSuccess: () => {
        announce(told)
        onRemoved()
      },
    })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="small"
        disabled={at === 0 || arrange.isPending}
        aria-label={`Move picture ${at + 1} forward`}
        onClick={() => move(at - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={at === pictures.length - 1 || arrange.isPending}
        aria-label={`Move picture ${at + 1} back`}
        onClick={() => move(at + 1)}
      >
        <ArrowRight aria-hidden="true" className="size-4" />
      </Button>
      <Button variant="quiet" size="small" aria-label={`Remove picture ${at + 1}`} isPending={remove.isPending} onClick={take}>
        <X aria-hidden="true" className="size-4" />
        Remove
      </Button>
    </div>
  )
}

function AddPicture({ serviceId, isFull }: { serviceId: number; isFull: boolean }) {
  const add = useAddServicePicture(serviceId)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {add.error && (
        <p role="alert" className="text-danger text-sm">
          {add.error.message}
        </p>
      )}
      <p>
        <Button variant="secondary" isPending={add.isPending} disabled={isFull} onClick={() => input.current?.click()}>
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
    </>
  )
}
