import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_TOPICS, ContactMessage } from '#contract/content.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { MarkUnderline } from '../ui/mark.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSendContactMessage } from './use-send-contact-message.ts'

type Topic = ContactMessage['topic']

/** The words that links to this page name a topic by. */
const TOPIC_OF_LINK: Record<string, Topic> = {
  problem: 'Something does not work',
  expert: 'Working as an expert',
  safety: 'Safety or abuse',
  privacy: 'Privacy and my data',
  other: 'Something else',
}

interface ContactFormProps {
  /** As the address names it. */
  topic: string | null
  sender: { name: string; email: string } | null
}

/** A message to the operator. */
export function ContactForm({ topic, sender }: ContactFormProps) {
  const { mutate, isPending, isSuccess, isError, variables } = useSendContactMessage()
  const topicOfLink = TOPIC_OF_LINK[topic ?? ''] ?? CONTACT_TOPICS[0]
  const { register, handleSubmit, formState, getValues, setValue, watch } = useForm({
    resolver: standardSchemaResolver(ContactMessage),
    defaultValues: { name: '', email: '', topic: topicOfLink, message: '', website: '' },
  })
  const { errors } = formState
  const name = sender?.name
  const email = sender?.email
  useEffect(() => {
    if (name !== undefined && getValues('name') === '') setValue('name', name)
    if (email !== undefined && getValues('email') === '') setValue('email', email)
  }, [name, email, getValues, setValue])

  if (isSuccess) return <Sent to={variables.email} />
  return (
    <form
      noValidate
      aria-label="Contact"
      className="grid content-start gap-6 rounded-card border border-line bg-raised p-5 sm:p-7"
      onSubmit={handleSubmit(message => mutate(message))}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <CountedTextField
          label="Your name"
          autoComplete="name"
          text={watch('name')}
          maxCharacters={CONTACT_NAME_MAX}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          hint="The answer goes here."
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <NativeSelect
        label="What is it about?"
        options={CONTACT_TOPICS.map(value => ({ value, label: value }))}
        defaultValue={topicOfLink}
        error={errors.topic?.message}
        {...register('topic')}
      />
      <CountedTextArea
        label="Your message"
        rows={8}
        text={watch('message')}
        maxCharacters={CONTACT_MESSAGE_MAX}
        error={errors.message?.message}
        {...register('message')}
      />
      <Trap {...register('website')} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="large" isPending={isPending}>
          {isPending ? 'Sending...' : 'Send message'}
        </Button>
        {isError && !isPending && <p className="text-soft text-sm">Your text is still here; you can send it again.</p>}
      </div>
      <noscript>
        <p className="text-danger text-sm">Sending a message needs JavaScript.</p>
      </noscript>
    </form>
  )
}

/** Out of sight of people and of screen readers; a program that fills in everything gives itself away. */
function Trap(input: ReturnType<ReturnType<typeof useForm>['register']>) {
  const id = useId()
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  )
}

function Sent({ to }: { to: string }) {
  return (
    <div role="status" className="grid content-start gap-4 rounded-card border border-line bg-raised p-7">
      <h2 className="relative isolate w-fit text-lg">
        Your message is on its way
        <MarkUnderline className="absolute inset-x-0 -bottom-2 -z-10 h-3 w-full text-marker" />
      </h2>
      <p className="text-soft">
        A confirmation goes to <strong className="text-ink">{to}</strong>. A person reads your message and answers to that address.
      </p>
    </div>
  )
}
