import { FILES_PATH } from '#contract/files.ts'
import type { Config } from '../../platform/config.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { ownAddress } from '../own-address.ts'

/** An answer with the whole address of each file that it tells of: who is no page of ours has nothing to lay a path upon. */
const withWholeAddresses = (answer: unknown, address: string): unknown => {
  if (Array.isArray(answer)) return answer.map(each => withWholeAddresses(each, address))
  if (Object.getPrototypeOf(answer ?? 0) !== Object.prototype) return answer
  return Object.fromEntries(
    Object.entries(Object(answer)).map(([name, value]) =>
      name === 'fileUrl' && typeof value === 'string' && value.startsWith(`${FILES_PATH}/`)
        ? [name, address + value]
        : [name, withWholeAddresses(value, address)],
    ),
  )
}

/** Binds calls whose answers tell of files. */
export const bindWithFiles = (bind: Bind, config: Pick<Config, 'publicUrl'>): Bind => {
  const { of } = ownAddress(config)
  return (endpoint, handler) =>
    bind(endpoint, async (actor, input, wire) => {
      const answer = await handler(actor, input, wire)
      // It is what it was but for texts in it.
      return withWholeAddresses(answer, of(wire.request)) as typeof answer
    })
}
