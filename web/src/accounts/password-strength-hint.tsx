import { PASSWORD_MIN } from '#contract/accounts-auth.ts'
import { classNames } from '../ui/class-names.ts'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const LOOKS: Record<PasswordStrength, { text: string; bars: number; colour: string }> = {
  'too-short': { text: `At least ${PASSWORD_MIN} characters`, bars: 0, colour: 'bg-line' },
  weak: { text: 'Weak: easy to guess', bars: 1, colour: 'bg-danger' },
  fair: { text: 'Fair', bars: 2, colour: 'bg-amber' },
  strong: { text: 'Strong', bars: 3, colour: 'bg-trust' },
}
const BARS = [1, 2, 3]

/** How hard a new password is to guess, in words and three bars. Keeps its height from the start. */
export function PasswordStrengthHint({ password, personal = [] }: { password: string; personal?: readonly string[] }) {
  const { text, bars, colour } = LOOKS[passwordStrength(password, personal)]
  return (
    <div className="-mt-2 flex items-center gap-3">
      <div aria-hidden="true" className="flex w-24 gap-1">
        {BARS.map(bar => (
          <span key={bar} className={classNames('h-1.5 flex-1 rounded-full', bar <= bars ? colour : 'bg-line')} />
        ))}
      </div>
      <p aria-live="polite" className="text-soft text-xs">
        {password === '' ? 'A few unrelated words make a good password.' : text}
      </p>
    </div>
  )
}
