import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { type ExpertProfile, ExpertProfileFields, needsNameReview } from '#contract/experts.ts'
import { Button } from '../ui/button.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useSaveExpertProfile } from './expert-mutations.ts'
import { ConditionsFields, IntroductionFields, WebFields } from './expert-profile-fields.tsx'

const NameChangeDialog = lazy(async () => ({ default: (await import('./name-change-dialog.tsx')).NameChangeDialog }))

type ChosenSkill = ExpertProfile['skills'][number]
/** Chooses skills of the taxonomy; handed in by the screen. */
export type SkillField = (props: {
  chosen: readonly ChosenSkill[]
  error: string | undefined
  onChange: (skills: ChosenSkill[]) => void
}) => ReactNode

interface ExpertProfileFormProps {
  user: CurrentUser
  /** Null: it is made now. */
  profile: ExpertProfile | null
  skillField: SkillField
}

const isWebAddress = (url: string | null): url is string => url?.startsWith('http') ?? false

const valuesOf = (user: CurrentUser, profile: ExpertProfile | null): ExpertProfileFields => {
  const zone = profile?.timezone ?? user.timezone ?? browserTimeZone()
  return {
    expertEmail: profile?.expertEmail ?? user.email,
    expertName: profile?.expertName ?? user.name,
    title: profile?.title,
    bio: profile?.bio,
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
    hourlyRate: profile?.hourlyRate,
    skillIds: profile?.skills.map(({ id }) => id),
  }
}

/** What an expert says of himself. */
export function ExpertProfileForm({ user, profile, skillField }: ExpertProfileFormProps) {
  const save = useSaveExpertProfile()
  const [skills, setSkills] = useState<ChosenSkill[]>(profile?.skills ?? [])
  /** What a verified expert would save under another name: he is asked first. */
  const [renamed, setRenamed] = useState<ExpertProfileFields>()
  const form = useForm({ resolver: standardSchemaResolver(ExpertProfileFields), defaultValues: valuesOf(user, profile) })
  const choose = (chosen: ChosenSkill[]) => {
    setSkills(chosen)
    const ids = chosen.map(({ id }) => id)
    form.setValue('skillIds', ids, { shouldDirty: true, shouldValidate: true })
  }
  const submit = form.handleSubmit(fields => {
    if (profile && needsNameReview(profile, fields.expertName)) setRenamed(fields)
    else save.mutate(fields)
  })
  return (
    <>
      <form noValidate method="post" className="grid max-w-3xl gap-6" onSubmit={submit}>
        <IntroductionFields form={form} profile={profile} />
        {skillField({ chosen: skills, error: form.formState.errors.skillIds?.message, onChange: choose })}
        <ConditionsFields form={form} profile={profile} />
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
