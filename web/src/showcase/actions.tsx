import { ArrowRight, BadgeCheck, Clock, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Menu } from '../ui/menu.tsx'
import { Rating } from '../ui/rating.tsx'
import { showError, showSuccess } from '../ui/toasts.ts'
import { Chapter, Specimen, State } from './specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['small', 'regular', 'large'] as const

/** What is pressed, and what answers. */
export function Actions() {
  return (
    <Chapter title="Actions">
      <Specimen name="Button">
        {VARIANTS.map(variant => (
          <State key={variant} name={variant}>
            <Button variant={variant}>Send offer</Button>
          </State>
        ))}
        {SIZES.map(size => (
          <State key={size} name={size}>
            <Button size={size}>Send offer</Button>
          </State>
        ))}
        <State name="with an icon">
          <Button>
            Proceed
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
        </State>
        <State name="pending">
          <Button isPending>Sending...</Button>
        </State>
        <State name="disabled">
          <Button disabled>Send offer</Button>
        </State>
        <State name="link">
          <ButtonLink to="/services" variant="secondary">
            Browse Services
          </ButtonLink>
        </State>
      </Specimen>
      <Overlays />
      <Signs />
    </Chapter>
  )
}

/** Small things that say something of what they stand beside. */
function Signs() {
  return (
    <>
      <Specimen name="Badge">
        <State name="neutral">
          <Badge>Vue</Badge>
        </State>
        <State name="waiting">
          <Badge tone="waiting" icon={Clock}>
            In review
          </Badge>
        </State>
        <State name="good">
          <Badge tone="good" icon={BadgeCheck}>
            Verified
          </Badge>
        </State>
        <State name="bad">
          <Badge tone="bad" icon={TriangleAlert}>
            Failed
          </Badge>
        </State>
      </Specimen>
      <Specimen name="Avatar">
        <State name="initials">
          <Avatar name="Mara Lindqvist" />
        </State>
        <State name="picture">
          <Avatar name="Mara Lindqvist" imageUrl="/icons/apple-touch.png" />
        </State>
        <State name="a picture that does not load">
          <Avatar name="Jo" imageUrl="/icons/none.png" />
        </State>
      </Specimen>
      <Specimen name="Rating">
        <State name="alone">
          <Rating rating={4.2} reviewsCount={20} />
        </State>
        <State name="counted briefly">
          <Rating rating={4.2} reviewsCount={2_084} counted="briefly" />
        </State>
        <State name="counted in words">
          <Rating rating={4.2} reviewsCount={2_084} counted="in-words" />
        </State>
        <State name="without reviews">
          <Rating rating={0} reviewsCount={0} />
        </State>
      </Specimen>
    </>
  )
}

function Overlays() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Specimen name="Dialog, menu, toasts">
      <State name="dialog; a sheet on a phone">
        <Button variant="secondary" onClick={() => setDialogOpen(true)}>
          Open dialog
        </Button>
        {isDialogOpen && (
          <Dialog title="Withdraw the offer?" onClose={() => setDialogOpen(false)}>
            <p>The expert is told. You can send another one at any time.</p>
            <DialogActions onCancel={() => setDialogOpen(false)}>
              <Button variant="danger" onClick={() => setDialogOpen(false)}>
                Withdraw
              </Button>
            </DialogActions>
          </Dialog>
        )}
      </State>
      <State name="menu">
        <Button ref={trigger} variant="secondary" aria-haspopup="menu" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
          Open example menu
        </Button>
        {isMenuOpen && (
          <Menu
            label="Example"
            triggerRef={trigger}
            header="Choose one"
            groups={[
              [
                { id: 'one', label: 'Edit' },
                { id: 'two', label: 'Not now', isDisabled: true },
              ],
              [{ id: 'three', label: 'Delete' }],
            ]}
            onChoose={() => undefined}
            onClose={() => setMenuOpen(false)}
          />
        )}
      </State>
      <State name="toasts">
        <span className="flex gap-3">
          <Button variant="secondary" onClick={() => showSuccess('Project submitted successfully!')}>
            Show success
          </Button>
          <Button variant="secondary" onClick={() => showError('Failed to create project: the connection is lost.')}>
            Show error
          </Button>
        </span>
      </State>
    </Specimen>
  )
}
