import { beforeEach, expect, test, vi } from 'vitest'
import { CallRecovery } from './call-recovery.ts'

let done: string[]
let recovery: CallRecovery
let hasRelay: boolean

beforeEach(() => {
  vi.useFakeTimers()
  done = []
  hasRelay = true
  recovery = new CallRecovery({
    restartIce: () => void done.push('restart'),
    relayOnly: () => {
      if (hasRelay) done.push('relay')
      return hasRelay
    },
    rebuild: () => void done.push('rebuild'),
    giveUp: () => void done.push('give up'),
  })
  return () => vi.useRealTimers()
})

const after = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return done.splice(0)
}

test('a first connection is tried three times more, after 1, 2 and 4 seconds, and then given up', () => {
  for (const waitMs of [1_000, 2_000, 4_000]) {
    recovery.connectionIs('failed')
    expect(after(waitMs - 1)).toEqual([])
    expect(after(1)).toEqual(['rebuild'])
  }
  recovery.connectionIs('failed')
  expect(after(0)).toEqual(['give up'])
  expect(after(60_000)).toEqual([])
})

test('a first connection that says nothing at all is a failed one', () => {
  recovery.connectionIs('connecting')
  expect(after(12_999)).toEqual([])
  expect(after(1)).toEqual(['rebuild'])
})

test('a connection that is disconnected for two seconds is mended: first by another way, then by the relay, then anew', () => {
  recovery.connectionIs('connected')
  recovery.connectionIs('disconnected')
  expect(after(1_999)).toEqual([])
  expect(after(1)).toEqual(['restart'])
  expect(after(5_000)).toEqual(['relay'])
  expect(after(5_000)).toEqual(['rebuild'])
  expect(after(8_000)).toEqual(['rebuild'])
  recovery.connectionIs('connected')
  expect(after(60_000)).toEqual([])
})

test('where there is no relay a new connection is made in its turn', () => {
  hasRelay = false
  recovery.connectionIs('connected')
  recovery.connectionIs('failed')
  expect(after(0)).toEqual(['restart'])
  expect(after(5_000)).toEqual(['rebuild'])
})

test('what the other side builds anew has its time, and is not built again meanwhile', () => {
  recovery.connectionIs('failed')
  recovery.builtAnew()
  expect(after(11_999)).toEqual([])
  expect(after(1)).toEqual([])
  expect(after(2_000)).toEqual(['rebuild'])
  recovery.connectionIs('connected')
  recovery.builtAnew()
  recovery.connectionIs('connecting')
  expect(after(7_999)).toEqual([])
  expect(after(1)).toEqual(['restart'])
})

test('who is disconnected in passing is left alone', () => {
  recovery.connectionIs('connected')
  recovery.connectionIs('disconnected')
  after(1_000)
  recovery.connectionIs('connected')
  expect(after(60_000)).toEqual([])
})

test('a server that falls silent, and a network that is back, make it look for another way at once', () => {
  recovery.signallingLost({ isSilent: true })
  expect(after(0)).toEqual([])
  recovery.connectionIs('connected')
  recovery.signallingLost({ isSilent: true })
  recovery.online()
  expect(after(0)).toEqual(['restart', 'restart'])
})

test('a lost way to the server touches nothing; what is broken meanwhile is mended when it is back', () => {
  recovery.connectionIs('connected')
  recovery.signallingLost({ isSilent: false })
  expect(after(30_000)).toEqual([])
  recovery.connectionIs('failed')
  expect(after(30_000)).toEqual([])
  recovery.signallingBack()
  expect(after(0)).toEqual(['restart'])
})
