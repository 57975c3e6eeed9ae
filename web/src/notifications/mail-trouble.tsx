import { Button } from '../ui/button.tsx'
import { useMailTrouble, useTryMailAgain } from './mail-switch-queries.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Says that mail comes back, where it does; else nothing. */
export function MailTrouble({ email }: { email: string }) {
  const { data } = useMailTrouble(email)
  const { mutate: tryAgain, isPending } = useTryMailAgain(email)
  if (!data?.trouble) return null
  const { address, words, since } = data.trouble
  return (
    <section aria-labelledby="mail-trouble" className="grid max-w-2xl gap-3 rounded-card border border-danger p-4">
      <h2 id="mail-trouble" className="text-lg">
        Mail to you comes back
      </h2>
      <p className="wrap-anywhere text-sm">
        The mail server of {address} refuses our mail since {DAY.format(new Date(since))}. It says: ‘{words}’. Until that is over, no
        notification is mailed to you. Free some room in your mailbox or ask whoever runs it, then have it tried again.
      </p>
      <Button variant="secondary" className="justify-self-start" isPending={isPending} onClick={() => tryAgain()}>
        Try again
      </Button>
    </section>
  )
}
