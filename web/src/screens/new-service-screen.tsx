import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { NoProfile } from '../catalog/own-service-list.tsx'
import { useCreateService } from '../catalog/own-service-queries.ts'
import { clearServiceDraft, useOwnDraftName } from '../catalog/service-draft.ts'
import { NEW_SERVICE, ServiceForm } from '../catalog/service-form.tsx'
import { useOwnProfile } from '../experts/expert-queries.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const DRAFT = 'new'

export function NewServiceScreen() {
  return (
    <div className="page py-10">
      <PageTitle title="Create a Service" />
      <h1 className="mb-2 text-xl">Create a Service</h1>
      <p className="measure mb-8 text-soft">One thing that you do well. Nobody sees it before you offer it.</p>
      <SignedInOnly waiting={<Waiting />} purpose="Experts create their services here.">
        {user => <NewService email={user.email} />}
      </SignedInOnly>
    </div>
  )
}

const Waiting = () => <Skeleton className="h-96 max-w-2xl !rounded-card" />

/** It begins with the rate that its expert asks elsewhere. */
function NewService({ email }: { email: string }) {
  const { data: profile, isPending } = useOwnProfile(email)
  const hourlyRate = profile?.hourlyRate ?? NEW_SERVICE.hourlyRate
  const fields = useMemo(() => ({ ...NEW_SERVICE, hourlyRate }), [hourlyRate])
  if (isPending) return <Waiting />
  // Nothing that would be typed here could be saved.
  return profile === null ? <NoProfile /> : <NewServiceForm fields={fields} />
}

function NewServiceForm({ fields }: { fields: typeof NEW_SERVICE }) {
  const create = useCreateService()
  const navigate = useNavigate()
  const draftName = useOwnDraftName(DRAFT)
  return (
    <ServiceForm
      label="New service"
      draftName={DRAFT}
      fields={fields}
      skills={[]}
      saveLabel={create.isPending ? 'Saving...' : 'Save and go on'}
      isPending={create.isPending}
      error={create.error}
      onSave={fields =>
        create.mutate(fields, {
          onSuccess: ({ id }) => {
            clearServiceDraft(draftName)
            return navigate(`/expert/services/${id}`, { replace: true })
          },
        })
      }
    >
      <ButtonLink to="/expert/services" variant="quiet">
        Cancel
      </ButtonLink>
    </ServiceForm>
  )
}
