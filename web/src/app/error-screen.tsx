import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** A screen broke or its code did not arrive. */
export function ErrorScreen() {
  return (
    <div className="page py-16">
      <ErrorState
        level={1}
        title="Something went wrong on this page"
        action={
          <>
            <Button onClick={() => location.reload()}>Try again</Button>
            <ButtonLink to="/" variant="secondary" reloadDocument>
              Go to home
            </ButtonLink>
          </>
        }
      >
        <p>Nothing you have saved is lost, and text you were typing is kept in this tab.</p>
      </ErrorState>
    </div>
  )
}
