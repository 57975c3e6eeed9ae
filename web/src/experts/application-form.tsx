import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ExpertProfile } from '#contract/experts.ts'
import { NOTES_MAX, STANDARD_VERIFICATION, VerificationApplication } from '#contract/experts-verification.ts'
import { DRAFT_KEPT_FOR_DAYS } from '#contract/experts-verification-draft.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type ApplicationDraft, applicationDraft, handedIn } from './application-draft.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { useRequestVerification } from './expert-mutations.ts'
import { complaintAbout, type DocumentUploads, useDocumentUploads } from './use-document-uploads.ts'

/** Applies for verification in two steps: the documents first, then what there is to say about them. */
export function ApplicationForm({ profile }: { profile: ExpertProfile }) {
  const { id, expertEmail } = profile
  const draft = useMemo(() => applicationDraft({ id, expertEmail }), [id, expertEmail])
  const uploads = useDocumentUploads(id)
  const [step, setStep] = useState<1 | 2>(1)
  const heading = useRef<HTMLHeadingElement>(null)

  const go = (to: 1 | 2) => {
    setStep(to)
    // The button that was pressed is gone: the reader goes on at the step's heading.
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <section aria-labelledby="application-heading" className="grid max-w-2xl gap-5">
      <h3 id="application-heading" ref={heading} tabIndex={-1} className="text-base outline-none">
        Step {step} of 2: {step === 1 ? 'Upload your documents' : 'Add notes and submit'}
      </h3>
      {step === 1 ? (
        <DocumentStep uploads={uploads} onNext={() => go(2)} />
      ) : (
        <NotesStep profile={profile} uploads={uploads} draft={draft} onBack={() => go(1)} />
      )}
    </section>
  )
}

function DocumentStep({ uploads, onNext }: { uploads: DocumentUploads; onNext: () => void }) {
  const [complaint, setComplaint] = useState<string | null>(null)
  const pick = (files: readonly File[]) => {
    const [file] = files
    const found = complaintAbout(files, uploads.documents.length)
    setComplaint(found)
    if (file && found === null) uploads.add(file)
  }
  const isUnderWay = uploads.documents.some(({ state }) => state === 'uploading')
  const isReady = handedIn(uploads.documents).length > 0 && !isUnderWay
  return (
    <>
      <p className="text-soft text-sm">
        A proof of who you are, and of what you can do: a licence, a certificate, a registration, an insurance. Only the people who review
        it see it. Until you hand them in they wait for {DRAFT_KEPT_FOR_DAYS} days, on each of your devices.
      </p>
      <DocumentPicker complaint={complaint} onPick={pick} />
      <KeptDocuments uploads={uploads} />
      <p>
        <Button disabled={!isReady} onClick={onNext}>
          Next
        </Button>
      </p>
    </>
  )
}

function KeptDocuments({ uploads }: { uploads: DocumentUploads }) {
  const { data, error, isPending, isRefetching, refetch } = uploads.kept
  if (isPending) return <Skeleton className="h-16" />
  return (
    <>
      {!data && (
        <LoadError title="Failed to load what you uploaded before." query={{ refetch, isRefetching }}>
          <p>{error.message}</p>
        </LoadError>
      )}
      <DocumentList uploads={uploads} />
    </>
  )
}

interface NotesStepProps {
  profile: ExpertProfile
  uploads: DocumentUploads
  draft: ApplicationDraft
  onBack: () => void
}

function NotesStep({ profile, uploads, draft, onBack }: NotesStepProps) {
  const request = useRequestVerification(profile, draft.clear)
  const documents = handedIn(uploads.documents)
  const { register, handleSubmit, formState, getValues, watch } = useForm({
    resolver: standardSchemaResolver(VerificationApplication),
    defaultValues: { submissionNotes: draft.load().submissionNotes ?? '', documents },
  })
  const keep = () => draft.save({ submissionNotes: getValues('submissionNotes') })
  return (
    <form
      noValidate
      className="grid gap-5"
      onChange={keep}
      onSubmit={handleSubmit(application => request.mutate({ requestType: STANDARD_VERIFICATION, ...application }))}
    >
      <p className="text-sm">
        You hand in {documents.length === 1 ? 'one document' : `${documents.length} documents`}:{' '}
        {documents.map(({ name }) => name).join(', ')}.
      </p>
      <CountedTextArea
        label="Notes"
        text={watch('submissionNotes') ?? ''}
        maxCharacters={NOTES_MAX}
        hint="What the documents show, and anything the reviewer should know."
        error={formState.errors.submissionNotes?.message ?? formState.errors.documents?.message}
        {...register('submissionNotes')}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" isPending={request.isPending}>
          {request.isPending ? 'Submitting...' : 'Submit for Verification'}
        </Button>
      </div>
    </form>
  )
}
