import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { disableTwoFactor, enableTwoFactor, generateBackupCodes } from '#contract/accounts-auth.ts'
import { call } from '../platform/call.ts'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { PasswordConfirmForm } from './password-confirm-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SIGN_IN_RECORDS_KEY } from './sign-in-records.tsx'
import { TotpSetup } from './totp-setup.tsx'

type Step =
  | { name: 'overview' }
  | { name: 'confirm'; purpose: 'enable' | 'disable' | 'new-codes' }
  | { name: 'scan'; totpUri: string; codes: string[] }
  | { name: 'codes'; codes: string[] }

const OVERVIEW: Step = { name: 'overview' }
const ACTIONS = { enable: 'Continue', disable: 'Turn off two factors', 'new-codes': 'Make new recovery codes' } as const

export function TwoFactorSettings({ user }: { user: CurrentUser }) {
  return (
    <SettingsSection
      title="Two factors"
      text="Besides the password, logging in then takes a code from an app on your phone. A stolen password alone is worth nothing."
    >
      <TwoFactorSteps hasTwoFactor={user.hasTwoFactor} />
    </SettingsSection>
  )
}

function TwoFactorSteps({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>(OVERVIEW)
  const cancel = () => setStep(OVERVIEW)
  // The server replaces this browser's sign-in where the second factor changes.
  const learn = () => Promise.all([CURRENT_USER_KEY, SIGN_IN_RECORDS_KEY].map(queryKey => queryClient.invalidateQueries({ queryKey })))

  const confirm = async (password: string, purpose: keyof typeof ACTIONS) => {
    if (purpose === 'enable') {
      const { totpURI, backupCodes } = await call(enableTwoFactor, { password })
      setStep({ name: 'scan', totpUri: totpURI, codes: backupCodes })
    } else if (purpose === 'new-codes') {
      const { backupCodes } = await call(generateBackupCodes, { password })
      setStep({ name: 'codes', codes: backupCodes })
    } else {
      await call(disableTwoFactor, { password })
      showSuccess('Two factors are off.')
      setStep(OVERVIEW)
      await learn()
    }
  }

  switch (step.name) {
    case 'confirm':
      return (
        <PasswordConfirmForm
          action={ACTIONS[step.purpose]}
          isDangerous={step.purpose === 'disable'}
          confirm={password => confirm(password, step.purpose)}
          onCancel={cancel}
        />
      )
    case 'scan': {
      const verified = () => {
        showSuccess('Two factors are on.')
        setStep({ name: 'codes', codes: step.codes })
        void learn()
      }
      return <TotpSetup totpUri={step.totpUri} onVerified={verified} onCancel={cancel} />
    }
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={cancel} />
    case 'overview':
      return <Overview hasTwoFactor={hasTwoFactor} onChoose={purpose => setStep({ name: 'confirm', purpose })} />
  }
}

function Overview({ hasTwoFactor, onChoose }: { hasTwoFactor: boolean; onChoose: (purpose: keyof typeof ACTIONS) => void }) {
  if (!hasTwoFactor) {
    return (
      <Button className="justify-self-start" onClick={() => onChoose('enable')}>
        Set up two factors
      </Button>
    )
  }
  return (
    <>
      <p>
        <Badge tone="good" icon={ShieldCheck}>
          On
        </Badge>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onChoose('new-codes')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onChoose('disable')}>
          Turn off
        </Button>
      </div>
    </>
  )
}
