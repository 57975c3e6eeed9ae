import { getIceServers } from '#contract/calls.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { CallService } from './call-service.ts'

export const bindCalls = (bind: Bind, calls: CallService): void => {
  bind(getIceServers, (actor, { room }) => calls.iceServers(actor, room))
}
