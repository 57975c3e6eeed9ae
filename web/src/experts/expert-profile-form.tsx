import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, Suspense, useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { type ExpertProfile, needsNameReview, WholeExpertProfile } from '#contract/experts.ts'
import { Button } from '../ui/button.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useSaveExpertProfile } from './expert-mutations.ts'
import { ConditionsFields, IntroductionFields, SkillsField, WebFields } from './expert-profile-fields.tsx'
import { profileDraft } from './profile-draft.ts'

const NameChangeDialog = lazy(async () => ({ default: (await import('./name-change-dialog.tsx')).NameChangeDialog }))

interface ExpertProfileFormProps {
  user: CurrentUser
  /** Null: it is made now. */
  profile: ExpertProfile | null
  /** Called when it is saved; this form may be gone by then. */
  onSaved?: () => void
}

const isWebAddress = (url: string | null): url is string => url?.startsWith('http') ?? false

const valuesOf = (user: CurrentUser, profile: ExpertProfile | null): DefaultValues<WholeExpertProfile> => {
  const zone = profile?.timezone ?? user.timezone ?? browserTimeZone()
  return {
    expertEmail: profile?.expertEmail ?? user.email,
    expertName: profile?.expertName ?? user.name,
    title: profile?.title ?? '',
    bio: profile?.bio ?? '',
    // The account's own picture has no address of its own to be typed.
    avatarUrl: profile && isWebAddress(profile.avatarUrl) ? profile.avatarUrl : undefined,
    location: profile?.location ?? undefined,
    timezone: zone || undefined,
    websiteUrl: profile?.websiteUrl ?? undefined,
    linkedinUrl: profile?.linkedinUrl ?? undefined,
    githubUrl: profile?.githubUrl ?? undefined,
    portfolioUrl: profile?.portfolioUrl ?? undefined,
    phoneNumber: profile?.phoneNumber ?? undefined,
    yearsExperience: profile?.yearsExperience,
    availabilityStatus: profile?.availabilityStatus ?? 'available',
    ...(profile ? { hourlyRate: profile.hourlyRate } : {}),
    skillIds: profile?.skills.map(({ id }) => id) ?? [],
  }
}

/** What an expert says of himself. */
export function ExpertProfileForm({ user, profile, onSaved }: ExpertProfileFormProps) {
  const [draft] = useState(() => profileDraft(user.email))
  const save = useSaveExpertProfile(() => {
    draft.clear()
    onSaved?.()
  })
  /** What a verified expert would save under another name: he is asked first. */
  const [renamed, setRenamed] = useState<WholeExpertProfile>()
  const form = useForm<WholeExpertProfile>({
    resolver: standardSchemaResolver(WholeExpertProfile),
    // What stands is changed from what stands.
    defaultValues: { ...valuesOf(user, profile), ...(profile === null && draft.load()) },
  })
  const submit = form.handleSubmit(fields => {
    if (profile && needsNameReview(profile, fields.expertName)) setRenamed(fields)
    else save.mutate(fields)
  })
  return (
    <>
      <form
        noValidate
        method="post"
        className="grid max-w-3xl gap-6"
        onSubmit={submit}
        onChange={() => profile === null && draft.save(form.getValues())}
      >
        <IntroductionFields form={form} profile={profile} />
        <SkillsField form={form} known={profile?.skills ?? []} />
        <ConditionsFields form={form} />
        <WebFields form={form} />
        <p>
          <Button type="submit" isPending={save.isPending}>
            {save.isPending ? 'Saving...' : profile ? 'Save Profile' : 'Create Profile'}
          </Button>
        </p>
      </form>
      <Suspense>
        {profile && renamed && (
          <NameChangeDialog
            from={profile.expertName}
            to={renamed.expertName}
            isPending={save.isPending}
            onClose={() => setRenamed(undefined)}
            onConfirm={() => save.mutate({ ...renamed, acceptsReview: true }, { onSuccess: () => setRenamed(undefined) })}
          />
        )}
      </Suspense>
    </>
  )
}
