import { Upload } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { startPeopleImport } from '#contract/people-import.ts'
import { acceptOf, FILE_MISSING } from '#contract/shared/file-rule.ts'
import { Button } from '../ui/button.tsx'
import { FoldSummary } from '../ui/fold-summary.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { useStartImport } from './import-queries.ts'

const EXAMPLE = `{"type":"expert","email":"ana@example.org","name":"Ana Costa","title":"Plumber","hourlyRate":45,
 "bio":"Fixes leaks.","timezone":"Europe/Lisbon","skills":["Plumbing"],"verificationStatus":"verified",
 "services":[{"title":"Stop a leak","description":"On camera.","category":"Plumbing","isArEnabled":true}]}`

/** Picks a file of people and starts its import. */
export function ImportForm() {
  const start = useStartImport()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const complaint = isMissing ? FILE_MISSING : start.error?.message

  const choose = (chosen: File | null) => {
    setFile(chosen)
    setMissing(false)
    start.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!file) {
      setMissing(true)
      input.current?.focus()
      return
    }
    start.mutate(file, {
      onSuccess: () => {
        choose(null)
        if (input.current) input.current.value = ''
      },
      onError: () => input.current?.focus(),
    })
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Import people" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <div className="grid gap-1.5">
        <label htmlFor="import-file" className="font-medium">
          File of people
        </label>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept={acceptOf(startPeopleImport.file.types)}
          aria-describedby={complaint ? 'import-file-hint import-file-error' : 'import-file-hint'}
          aria-invalid={complaint ? true : undefined}
          disabled={start.isPending}
          onChange={event => choose(event.target.files?.[0] ?? null)}
          className="min-h-11 w-full min-w-0 rounded-control border border-control bg-raised text-base file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:border-control file:border-r file:bg-sunken file:px-4 file:font-medium file:text-ink"
        />
        <p id="import-file-hint" className="text-soft text-sm">
          A text file (.ndjson) with one expert a line. Who is there already is updated, a bad line is skipped and named.
        </p>
        {complaint && (
          <p id="import-file-error" role="alert" className="text-danger text-sm">
            {complaint}
          </p>
        )}
      </div>
      <LineExample />
      {start.isPending && <ProgressBar label="The file is on its way" value={null} />}
      <p>
        <Button type="submit" isPending={start.isPending}>
          {!start.isPending && <Upload aria-hidden="true" className="size-4" />}
          {start.isPending ? 'Uploading...' : 'Start import'}
        </Button>
      </p>
    </form>
  )
}

function LineExample() {
  return (
    <details className="group text-sm">
      <FoldSummary>What a line looks like</FoldSummary>
      <ScrollRegion label="A line of the file" className="mt-2 rounded-control bg-sunken p-3 text-xs">
        <pre>{EXAMPLE}</pre>
      </ScrollRegion>
      <p className="mt-2 text-soft">
        All of it stands in one line of the file; email, name, title and hourlyRate are needed, the rest may be left out.
      </p>
    </details>
  )
}
