import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import {
  AVAILABILITY_STATUSES,
  EXPERT_BIO_MAX,
  EXPERT_NAME_MAX,
  EXPERT_TITLE_MAX,
  type ExpertProfile,
  ExpertProfileFields,
} from '#contract/experts.ts'
import { Button } from '../ui/button.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { availabilityLabel } from './availability.ts'
import { useSaveExpertProfile } from './expert-mutations.ts'

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

/** An input that stands empty is left out of the call. */
const leftOutWhenEmpty = { setValueAs: (value: unknown) => (value === '' ? undefined : value) }
const asNumber = { setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)) }

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
  const { register, handleSubmit, formState, control, setValue } = useForm({
    resolver: standardSchemaResolver(ExpertProfileFields),
    defaultValues: valuesOf(user, profile),
  })
  const { errors } = formState
  const choose = (chosen: ChosenSkill[]) => {
    setSkills(chosen)
    setValue(
      'skillIds',
      chosen.map(({ id }) => id),
      { shouldDirty: true, shouldValidate: true },
    )
  }
  return (
    <form noValidate method="post" className="grid max-w-3xl gap-6" onSubmit={handleSubmit(fields => save.mutate(fields))}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={EXPERT_NAME_MAX}
          error={errors.expertName?.message}
          {...register('expertName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          readOnly
          hint={profile ? 'This cannot be changed after creation.' : 'The address of your account.'}
          error={errors.expertEmail?.message}
          {...register('expertEmail')}
        />
      </div>
      <TextField
        label="Title"
        placeholder="Gas boilers and heat pumps"
        hint="In a few words what you do: it stands below your name."
        maxLength={EXPERT_TITLE_MAX}
        error={errors.title?.message}
        {...register('title', leftOutWhenEmpty)}
      />
      <TextArea
        label="About you"
        maxLength={EXPERT_BIO_MAX}
        hint="What you have done, what you do best, how you work."
        error={errors.bio?.message}
        {...register('bio', leftOutWhenEmpty)}
      />
      {skillField({ chosen: skills, error: errors.skillIds?.message, onChange: choose })}
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField label="Hourly rate (USD)" inputMode="decimal" error={errors.hourlyRate?.message} {...register('hourlyRate', asNumber)} />
        <TextField
          label="Years of experience"
          inputMode="numeric"
          error={errors.yearsExperience?.message}
          {...register('yearsExperience', asNumber)}
        />
        <NativeSelect
          label="Availability"
          options={AVAILABILITY_STATUSES.map(value => ({ value, label: availabilityLabel(value) }))}
          error={errors.availabilityStatus?.message}
          {...register('availabilityStatus')}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Location"
          placeholder="Lisbon, Portugal"
          error={errors.location?.message}
          {...register('location', leftOutWhenEmpty)}
        />
        <Controller
          name="timezone"
          control={control}
          render={({ field, fieldState }) => (
            <TimeZoneField label="Time zone" error={fieldState.error?.message} value={field.value} onChange={field.onChange} />
          )}
        />
      </div>
      <fieldset className="grid gap-6 sm:grid-cols-2">
        <legend className="mb-3 font-medium text-sm">On the web (optional)</legend>
        <TextField label="Website" type="url" error={errors.websiteUrl?.message} {...register('websiteUrl', leftOutWhenEmpty)} />
        <TextField label="Portfolio" type="url" error={errors.portfolioUrl?.message} {...register('portfolioUrl', leftOutWhenEmpty)} />
        <TextField label="LinkedIn" type="url" error={errors.linkedinUrl?.message} {...register('linkedinUrl', leftOutWhenEmpty)} />
        <TextField label="GitHub" type="url" error={errors.githubUrl?.message} {...register('githubUrl', leftOutWhenEmpty)} />
        <TextField
          label="Picture"
          type="url"
          hint="A web address. Left empty, the picture of your account is shown."
          error={errors.avatarUrl?.message}
          {...register('avatarUrl', leftOutWhenEmpty)}
        />
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="Not shown to visitors."
          error={errors.phoneNumber?.message}
          {...register('phoneNumber', leftOutWhenEmpty)}
        />
      </fieldset>
      <p>
        <Button type="submit" isPending={save.isPending}>
          {save.isPending ? 'Saving...' : profile ? 'Save Profile' : 'Create Profile'}
        </Button>
      </p>
    </form>
  )
}
