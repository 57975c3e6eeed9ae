import { useInstallation } from '../platform/installation.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { Actions } from '../showcase/actions.tsx'
import { Forms } from '../showcase/forms.tsx'
import { Foundations } from '../showcase/foundations.tsx'
import { Situations } from '../showcase/situations.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Not in production: every component in every state, to be looked at in one place. */
export function ComponentsScreen() {
  const { isDemo } = useInstallation()
  if (!isDemo) return <NotFoundScreen />
  return (
    <div className="page py-10">
      <PageTitle title="Components" />
      <h1 className="text-xl">Components</h1>
      <p className="measure mt-2 mb-8 text-soft">
        Everything that screens are made of, in each of its states. A new component in <code>web/src/ui</code> comes here too.
      </p>
      <Foundations />
      <Actions />
      <Forms />
      <Situations />
    </div>
  )
}
