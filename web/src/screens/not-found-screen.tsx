import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MarkCircle } from '../ui/mark.tsx'

export function NotFoundScreen() {
  return (
    <div className="page grid justify-items-center gap-5 py-24 text-center">
      <PageTitle title="Page Not Found" status={404} />
      <h1 className="relative px-8 py-4 text-xl">
        <MarkCircle className="absolute inset-0 size-full text-marker" />
        Page Not Found
      </h1>
      <p className="text-soft">The page you are looking for does not exist.</p>
      <ButtonLink to="/">Go to home</ButtonLink>
    </div>
  )
}
