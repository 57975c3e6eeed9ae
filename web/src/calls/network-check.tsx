import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX, type LucideIcon, Minus, Wifi } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { checkNetwork, type NetworkFound } from './check/check-network.ts'

/** Whether the network lets a call through: directly, and over the relay where there is one. */
export function NetworkCheck({ room }: { room: string }) {
  const check = useMutation({ mutationFn: () => checkNetwork(room) })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" isPending={check.isPending} onClick={() => check.mutate()}>
          <Wifi aria-hidden="true" className="size-4" />
          Check the network
        </Button>
        <p className="text-soft text-sm">Whether a call gets through from where you are.</p>
      </div>
      <div role="status" className="text-sm">
        {check.error && <p className="text-danger">{check.error.message}</p>}
        {check.data && <Found found={check.data} />}
      </div>
    </div>
  )
}

function Found({ found: { isDirect, isRelayReached } }: { found: NetworkFound }) {
  return (
    <ul className="grid gap-1">
      <Line icon={isDirect ? CircleCheck : CircleX} look={isDirect ? 'text-trust' : 'text-danger'}>
        {isDirect ? 'A direct way is open.' : 'No direct way: your network lets none through. Try mobile data or another Wi-Fi.'}
      </Line>
      {isRelayReached === null ? (
        <Line icon={Minus} look="text-soft">
          This installation has no relay; strict networks may block a call.
        </Line>
      ) : (
        <Line icon={isRelayReached ? CircleCheck : CircleX} look={isRelayReached ? 'text-trust' : 'text-danger'}>
          {isRelayReached ? 'The relay is reached, should the direct way fail.' : 'The relay is not reached from here.'}
        </Line>
      )}
    </ul>
  )
}

function Line({ icon: Icon, look, children }: { icon: LucideIcon; look: string; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 flex-none ${look}`} />
      {children}
    </li>
  )
}
