import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnService, ServiceFields } from '#contract/catalog-own.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { useDeleteService, usePauseService, useUpdateService } from './own-service-queries.ts'
import { PictureEditor } from './picture-editor.tsx'
import { ServiceDetail } from './service-detail.tsx'
import type { ChosenSkill } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import { ServiceStandingBadge } from './service-standing-badge.tsx'

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }))

/** One of the expert's own services: what he says of it, its pictures, and how clients see it. */
export function OwnServiceEditor({ service }: { service: OwnService }) {
  const update = useUpdateService(service.id)
  const { title, description, categoryId, skillIds, hourlyRate, isArEnabled } = service
  const skills = skillIds.map((id, at) => ({ id, name: service.skills[at] ?? id }))
  return (
    <ServiceForm
      label="Service"
      draftName={String(service.id)}
      fields={{ title, description, categoryId, skillIds, hourlyRate, isArEnabled }}
      skills={skills}
      saveLabel={update.isPending ? 'Saving...' : 'Save Changes'}
      isPending={update.isPending}
      error={update.error}
      onSave={(fields, onSaved) => update.mutate(fields, onSaved ? { onSuccess: onSaved } : {})}
      parts={{
        head: form => <OfferState service={service} {...form} isSaving={update.isPending} />,
        below: (
          <>
            <PictureEditor serviceId={service.id} pictures={service.pictures} />
            <DeleteService service={service} />
          </>
        ),
        preview: (fields, chosen) => <Preview service={service} fields={fields} skills={chosen} />,
      }}
    />
  )
}

interface OfferStateProps {
  service: OwnService
  /** What is typed is not what is saved. */
  isChanged: boolean
  isSaving: boolean
  save: (onSaved: () => void) => void
}

const standingText = ({ isPaused, isDraft }: OwnService, isChanged: boolean): string => {
  if (!isPaused)
    return isChanged
      ? 'Clients find it as it was saved last, without what you have changed since.'
      : 'Clients find it, with everything as it was saved last.'
  const where = isDraft ? 'Nobody sees it yet.' : 'It is in no list.'
  return `${where} ${isChanged ? 'What you have changed is saved before it is offered.' : 'Look at it as clients will, then offer it.'}`
}

/** Whether it is on offer, and the one step that changes it. */
function OfferState({ service, isChanged, isSaving, save }: OfferStateProps) {
  const pause = usePauseService()
  const isSavedFirst = service.isPaused && isChanged
  const turn = () => {
    const change = () => pause.mutate({ serviceId: service.id, isPaused: !service.isPaused })
    if (isSavedFirst) save(change)
    else change()
  }
  if (service.isPausedByAdmin) {
    return (
      <ErrorState title="An admin took this service off the market">
        <p>{service.pauseReason}</p>
        <p>Change what was said, then write to us by the contact form to have it looked at again.</p>
      </ErrorState>
    )
  }
  if (service.isHeldBack) {
    return (
      <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5">
        <ServiceStandingBadge {...service} />
        <p className="min-w-0 flex-1 basis-64 text-soft text-sm">
          You cannot be hired at the moment, so nobody finds it. It is on offer again by itself when you can.
        </p>
        <ButtonLink to="/expert-verification" variant="secondary">
          See why
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5">
      <ServiceStandingBadge {...service} />
      <p className="min-w-0 flex-1 basis-64 text-soft text-sm">{standingText(service, isChanged)}</p>
      <Button variant={service.isPaused ? 'primary' : 'secondary'} isPending={pause.isPending || (isSavedFirst && isSaving)} onClick={turn}>
        {service.isPaused ? (isChanged ? 'Save and offer it' : 'Offer it now') : 'Pause'}
      </Button>
    </div>
  )
}

interface PreviewProps {
  service: OwnService
  fields: ServiceFields
  skills: readonly ChosenSkill[]
}

/** As clients see it, from what is typed now. Nothing in it can be pressed. */
function Preview({ service, fields, skills }: PreviewProps) {
  const rate = Number.isFinite(fields.hourlyRate) ? fields.hourlyRate : 0
  return (
    <>
      <p className="mb-4 text-soft text-sm">As clients see it, with what you have typed so far.</p>
      <div inert className="rounded-card border border-line border-dashed p-5">
        <ServiceDetail
          service={{ ...service, ...fields, hourlyRate: rate, skills: skills.map(({ name }) => name), isPaused: false, isOwn: false }}
          level={3}
        />
      </div>
    </>
  )
}

function DeleteService({ service }: { service: OwnService }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteService()
  const navigate = useNavigate()
  return (
    <section aria-labelledby="delete-heading" className="border-line border-t pt-8">
      <h2 id="delete-heading" className="mb-1 text-lg">
        Delete
      </h2>
      <p className="mb-4 text-soft text-sm">For a time without requests, pause it instead: then all of it stays.</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete service
      </Button>
      <Suspense>
        {isAsking && (
          <Dialog title={`Delete '${service.title}'?`} onClose={() => setAsking(false)}>
            <p>Its text and pictures are gone then.</p>
            {remove.error && (
              <p role="alert" className="text-danger text-sm">
                {remove.error.message}
              </p>
            )}
            <DialogActions onCancel={() => setAsking(false)}>
              <Button
                variant="danger"
                isPending={remove.isPending}
                onClick={() => remove.mutate(service.id, { onSuccess: () => navigate('/expert/services') })}
              >
                Delete service
              </Button>
            </DialogActions>
          </Dialog>
        )}
      </Suspense>
    </section>
  )
}
