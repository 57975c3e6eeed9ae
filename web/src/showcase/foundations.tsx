import { EmailText } from '../ui/email-text.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { BrandMark, MarkArrow, MarkCircle, MarkUnderline } from '../ui/mark.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { Chapter, Specimen, State } from './specimen.tsx'

// Whole class names: the style sheet is made from those that stand in the source.
const COLOURS = [
  ['paper', 'bg-paper', 'the page'],
  ['raised', 'bg-raised', 'what lies on it'],
  ['sunken', 'bg-sunken', 'what is set into it'],
  ['ink', 'bg-ink', 'what is read'],
  ['soft', 'bg-soft', 'what accompanies it'],
  ['line', 'bg-line', 'separates'],
  ['control', 'bg-control', 'bounds what can be used'],
  ['marker', 'bg-marker', "the expert's mark"],
  ['marker-fill', 'bg-marker-fill', 'the primary action'],
  ['trust', 'bg-trust', 'verified, held, done'],
  ['trust-wash', 'bg-trust-wash', 'below trust'],
  ['amber', 'bg-amber', 'waiting'],
  ['amber-wash', 'bg-amber-wash', 'below amber'],
  ['danger', 'bg-danger', 'failed, irreversible'],
  ['danger-wash', 'bg-danger-wash', 'below danger'],
  ['focus', 'bg-focus', 'where the keyboard is'],
] as const

const SIZES = [
  ['2xl', 'text-2xl font-display'],
  ['xl', 'text-xl font-display'],
  ['lg', 'text-lg font-display'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const

/** What everything else is made of: colours with a meaning, six sizes of type, the mark. */
export function Foundations() {
  return (
    <>
      <Chapter title="Colour">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-8">
          {COLOURS.map(([name, look, meaning]) => (
            <li key={name} className="grid gap-1 text-xs">
              <span className={`h-14 rounded-control border border-line ${look}`} />
              <span className="font-medium">{name}</span>
              <span className="text-soft">{meaning}</span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Type">
        <ul className="grid gap-4">
          {SIZES.map(([name, look]) => (
            <li key={name} className="grid grid-cols-[3rem_1fr] items-baseline gap-4">
              <span className="text-soft text-xs">{name}</span>
              <span className={`wrap-anywhere ${look}`}>A hand that points at the right screw</span>
            </li>
          ))}
        </ul>
        <p className="tabular-nums">
          Figures stand below each other: 1,111.00
          <br />
          Figures stand below each other: 8,888.00
        </p>
        <p className="mt-4 w-40 border-line border-l pl-2 text-sm">
          <EmailText>friederike.wagner@workshop.example.com</EmailText>
        </p>
        <p className="mt-4 text-sm">
          <LinkedText>The drawing is at https://example.com/boiler.pdf, on its second page.</LinkedText>
        </p>
      </Chapter>
      <Chapter title="The mark">
        <Specimen name="Mark">
          <State name="circle">
            <MarkCircle className="h-16 w-40 text-marker" />
          </State>
          <State name="underline">
            <MarkUnderline className="h-3 w-40 text-marker" />
          </State>
          <State name="arrow">
            <MarkArrow className="size-16 text-marker" />
          </State>
          <State name="brand">
            <BrandMark className="size-16" />
          </State>
        </Specimen>
        <Specimen name="QR code">
          <State name="for a phone's camera, black on white in either theme">
            <QrCode text="https://example.org/ar-sessions/join" label="Opens the session on a phone" />
          </State>
        </Specimen>
      </Chapter>
    </>
  )
}
