import { useSearchParams } from 'react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { Inbox, InboxSkeleton } from '../notifications/inbox.tsx'
import { readInboxFilter, writeInboxFilter } from '../notifications/inbox-filter.ts'
import { Preferences } from '../notifications/preferences.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { focusScreenHeading } from '../ui/screen-heading.ts'
import { Tabs } from '../ui/tabs.tsx'

const PREFERENCES = 'preferences'

/** What a person was told, and what he wants to be told where. */
export function NotificationsScreen() {
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Notifications" />
      <h1 className="text-xl">Notifications</h1>
      <SignedInOnly waiting={<InboxSkeleton />} purpose="Notifications belong to an account. Log in to see yours.">
        {user => <InboxAndPreferences key={user.email} user={user} />}
      </SignedInOnly>
    </div>
  )
}

function InboxAndPreferences({ user: { email } }: { user: CurrentUser }) {
  const [address, setAddress] = useSearchParams()
  const choose = (tab: 'inbox' | 'preferences') =>
    setAddress(tab === PREFERENCES ? { tab } : {}, { replace: true, preventScrollReset: true })
  return (
    <Tabs
      label="Notifications"
      chosen={address.get('tab') === PREFERENCES ? PREFERENCES : 'inbox'}
      onChoose={choose}
      tabs={[
        {
          id: 'inbox',
          label: 'Inbox',
          content: () => (
            <Inbox
              email={email}
              filter={readInboxFilter(address)}
              onFilter={filter => setAddress(writeInboxFilter(filter), { replace: true, preventScrollReset: true })}
              onPreferences={() => {
                choose(PREFERENCES)
                focusScreenHeading({ isShown: true })
              }}
            />
          ),
        },
        { id: PREFERENCES, label: 'Preferences', isKept: true, content: () => <Preferences email={email} /> },
      ]}
    />
  )
}
