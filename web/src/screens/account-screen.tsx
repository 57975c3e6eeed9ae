import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import { AccountDeletion } from '../accounts/account-deletion.tsx'
import { AccountExport } from '../accounts/account-export.tsx'
import { PasskeySettings } from '../accounts/passkey-settings.tsx'
import { PasswordChangeForm } from '../accounts/password-change-form.tsx'
import { PictureSettings } from '../accounts/picture-settings.tsx'
import { ProfileForm } from '../accounts/profile-form.tsx'
import { SignInRecords } from '../accounts/sign-in-records.tsx'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { ThemeChoice } from '../accounts/theme-choice.tsx'
import { TwoFactorSettings } from '../accounts/two-factor-settings.tsx'
import { renewPush } from '../notifications/push-subscription.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function AccountScreen() {
  return (
    <div className="page py-10">
      <PageTitle title="Account" />
      <h1 className="mb-8 text-xl">Account</h1>
      <SignedInOnly waiting={<Skeleton className="h-96 w-full" />} purpose="Your account is yours alone. Log in to see it.">
        {user => <Settings key={user.email} user={user} />}
      </SignedInOnly>
    </div>
  )
}

function Settings({ user }: { user: CurrentUser }) {
  const navigate = useNavigate()
  return (
    <>
      <PictureSettings user={user} />
      <ProfileForm user={user} />
      <PasswordChangeForm user={user} onChanged={() => renewPush(user.email)} />
      <TwoFactorSettings user={user} />
      <PasskeySettings />
      <SignInRecords />
      <ThemeChoice />
      <AccountExport />
      <AccountDeletion user={user} onDeleted={() => void navigate('/', { replace: true })} />
    </>
  )
}
