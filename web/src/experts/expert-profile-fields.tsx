import { type ComponentProps, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import {
  AVAILABILITY_STATUSES,
  EXPERT_BIO_MAX,
  EXPERT_NAME_MAX,
  EXPERT_TITLE_MAX,
  type ExpertProfile,
  type WholeExpertProfile,
} from '#contract/experts.ts'
import { SkillPicker } from '../platform/skill-picker.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { availabilityLabel } from './availability.ts'

interface PartProps {
  form: UseFormReturn<WholeExpertProfile>
}

const asNumber = { setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)) }

interface OptionalFieldProps extends PartProps, Omit<ComponentProps<typeof TextField>, 'form' | 'name'> {
  name: 'location' | 'websiteUrl' | 'portfolioUrl' | 'linkedinUrl' | 'githubUrl' | 'avatarUrl' | 'phoneNumber'
}

/** An address as people say it, without the way there. */
const SAID_ADDRESS = /^[^\s:/?#@.]+(\.[^\s:/?#@.]+)+([/?#:]\S*)?$/
const completed = (typed: string): string => (SAID_ADDRESS.test(typed.trim()) ? `https://${typed.trim()}` : typed)

/** A line that may stay empty: then it is left out of the call. A web address is completed when it is left. */
function OptionalField({ form: { register, formState, getValues, setValue }, name, ...looks }: OptionalFieldProps) {
  const isAddress = looks.type === 'url'
  const registered = register(name, {
    setValueAs: (value: unknown) => (value === '' ? undefined : isAddress && typeof value === 'string' ? completed(value) : value),
    onBlur: () => {
      const typed = getValues(name)
      if (isAddress && typed !== undefined) setValue(name, completed(typed), { shouldValidate: formState.isSubmitted })
    },
  })
  return <TextField {...looks} error={formState.errors[name]?.message} {...registered} />
}

/** Who he is, and what he does in a few words and in many. */
export function IntroductionFields({ form, profile }: PartProps & { profile: ExpertProfile | null }) {
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <CountedTextField
          label="Name"
          required
          autoComplete="name"
          text={watch('expertName') ?? ''}
          maxCharacters={EXPERT_NAME_MAX}
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
      <CountedTextField
        label="Title"
        required
        placeholder="Gas boilers and heat pumps"
        hint="In a few words what you do: it stands below your name."
        text={watch('title') ?? ''}
        maxCharacters={EXPERT_TITLE_MAX}
        error={errors.title?.message}
        {...register('title')}
      />
      <CountedTextArea
        label="About you"
        required
        text={watch('bio') ?? ''}
        maxCharacters={EXPERT_BIO_MAX}
        hint="What you have done, what you do best, how you work."
        error={errors.bio?.message}
        {...register('bio')}
      />
    </>
  )
}

/** What he is found by. `known`: names of the skills that he has already. */
export function SkillsField({ form, known }: PartProps & { known: ExpertProfile['skills'] }) {
  const [skills, setSkills] = useState(known)
  return (
    <Controller
      name="skillIds"
      control={form.control}
      render={({ field, fieldState }) => (
        <SkillPicker
          chosen={skills}
          error={fieldState.error?.message}
          inputRef={field.ref}
          onChange={chosen => {
            setSkills(chosen)
            field.onChange(chosen.map(({ id }) => id))
          }}
        />
      )}
    />
  )
}

/** What he costs, how long he has done it, when and where he is to be had. */
export function ConditionsFields({ form }: PartProps) {
  const { register, formState, control } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField
          label="Hourly rate (USD)"
          required
          inputMode="decimal"
          hint="Each of your services may have its own."
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
        <OptionalField form={form} name="location" label="Location" placeholder="Lisbon, Portugal" />
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
  return (
    <fieldset className="grid gap-6 sm:grid-cols-2">
      <legend className="mb-3 font-medium text-sm">On the web (optional)</legend>
      <OptionalField form={form} name="websiteUrl" label="Website" type="url" />
      <OptionalField form={form} name="portfolioUrl" label="Portfolio" type="url" />
      <OptionalField form={form} name="linkedinUrl" label="LinkedIn" type="url" />
      <OptionalField form={form} name="githubUrl" label="GitHub" type="url" />
      <OptionalField
        form={form}
        name="avatarUrl"
        label="Picture"
        type="url"
        hint="A web address. Left empty, the picture of your account is shown."
      />
      <OptionalField form={form} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" hint="Not shown to visitors." />
    </fieldset>
  )
}
