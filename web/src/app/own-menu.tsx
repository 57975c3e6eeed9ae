import { AccountMenu, type AccountMenuProps } from '../accounts/account-menu.tsx'
import { useCountReceivedOffers } from '../hiring/hiring-queries.ts'

/** The account's menu, with what waits for whoever opens it. */
export function OwnMenu(props: AccountMenuProps) {
  const { data } = useCountReceivedOffers({ isEnabled: props.user.roles.includes('expert') })
  return <AccountMenu {...props} offersWaiting={data?.waiting ?? 0} />
}
