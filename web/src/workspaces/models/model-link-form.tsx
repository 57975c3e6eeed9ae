import { useState } from 'react'
import { MODEL_FORMATS, modelFormatOf } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type SharedModel, stemOf } from './model-names.ts'

interface ModelLinkFormProps {
  isPending: boolean
  onLink: (link: SharedModel) => void
  onCancel: () => void
}

/** The name of the file that an address ends in; none where it is no address. */
const nameIn = (url: string): string => {
  const last = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : ''
  try {
    return decodeURIComponent(last)
  } catch {
    // A % that stands for nothing: it is called so.
    return last
  }
}

/** Shares a model that lies elsewhere. */
export function ModelLinkForm({ isPending, onLink, onCancel }: ModelLinkFormProps) {
  const [url, setUrl] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const submit = () => {
    const name = nameIn(url)
    if (!url.startsWith('https://') || name === '') return setComplaint('A link to a model begins with https://.')
    const format = modelFormatOf(name)
    if (format === null) return setComplaint(`The link must lead to a file: ${MODEL_FORMATS.map(each => `.${each}`).join(', ')}.`)
    onLink({ modelFileUrl: url, modelFormat: format, modelName: stemOf(name) })
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Or a link to a model"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        hint="Each browser fetches it from there itself. A site that does not allow this is said so; then upload the file."
        error={complaint}
        onChange={event => {
          setUrl(event.target.value)
          setComplaint(undefined)
        }}
      />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" isPending={isPending}>
          Add link
        </Button>
      </DialogActions>
    </form>
  )
}
