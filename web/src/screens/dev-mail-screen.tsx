import { useSearchParams } from 'react-router'
import { DevMailList } from '../accounts/dev-mail-list.tsx'
import { useInstallation } from '../platform/installation.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Demo only: the mails that would have left. */
export function DevMailScreen() {
  const { isDemo } = useInstallation()
  const [params, setParams] = useSearchParams()
  if (!isDemo) return <NotFoundScreen />
  const openId = Number(params.get('mail')) || null
  return (
    <div className="page py-10">
      <PageTitle title="Mail of the demo" />
      <h1 className="text-xl">Mail of the demo</h1>
      <p className="mt-2 mb-8 text-soft">Nothing leaves the demo. What would have been mailed is kept here for everybody who tries it.</p>
      <DevMailList openId={openId} onOpen={id => setParams({ mail: String(id) }, { replace: true })} />
    </div>
  )
}
