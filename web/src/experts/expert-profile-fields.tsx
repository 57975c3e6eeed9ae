import { Controller, type UseFormReturn } from 'react-hook-form'
import {
  AVAILABILITY_STATUSES,
  EXPERT_BIO_MAX,
  EXPERT_NAME_MAX,
  EXPERT_TITLE_MAX,
  type ExpertProfile,
  type ExpertProfileFields,
} from '#contract/experts.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { availabilityLabel } from './availability.ts'

interface PartProps {
  form: UseFormReturn<ExpertProfileFields>
}

/** An input that stands empty is left out of the call. */
const leftOutWhenEmpty = { setValueAs: (value: unknown) => (value === '' ? undefined : value) }
const asNumber = { setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)) }

/** Who he is, and what he does in a few words and in many. */
export function IntroductionFields({ form, profile }: PartProps & { profile: ExpertProfile | null }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          maxLength={EXPERT_NAME_MAX}
          hint={
            profile?.verificationStatus === 'verified' ? 'You are verified under this name; another one goes back for review.' : undefined
          }
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
    </>
  )
}

/** What he costs, how long he has done it, when and where he is to be had. */
export function ConditionsFields({ form, profile }: PartProps & { profile: ExpertProfile | null }) {
  const { register, formState, control } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField
          label="Hourly rate (USD)"
          inputMode="decimal"
          hint={profile ? 'Left empty, it stays as it is.' : 'Left empty, you start with what your first skill usually costs, or 50.'}
          error={errors.hourlyRate?.message}
          {...register('hourlyRate', asNumber)}
        />
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
    </>
  )
}

/** Where else he is to be found. */
export function WebFields({ form }: PartProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
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
  )
}
