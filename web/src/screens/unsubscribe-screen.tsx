import { Link, useSearchParams } from 'react-router'
import { MailSwitch } from '../notifications/mail-switch.tsx'
import { PageTitle } from '../platform/page-head.tsx'

/** Where the link in a mail leads; it needs no sign-in, for mail is read anywhere. */
export function UnsubscribeScreen() {
  const [params] = useSearchParams()
  return (
    <div className="page py-10">
      <PageTitle title="Mail from Onhand" isSecret />
      <div className="mx-auto grid max-w-md gap-6">
        <h1 className="text-xl">Mail from Onhand</h1>
        <MailSwitch token={params.get('token') ?? ''} />
        <p className="text-soft text-sm">
          All that you are told, and where, stands in{' '}
          <Link to="/notifications?tab=preferences" className="text-ink underline">
            your preferences
          </Link>
          .
        </p>
      </div>
    </div>
  )
}
