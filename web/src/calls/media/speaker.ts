import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const KEY = 'onhand.speaker'
/** What the system has chosen. */
const SYSTEM = ''

/** Not every browser lets a page say where sound comes out; where not, it is the system's choice. */
export const canChooseSpeaker = (): boolean => typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype

const listeners = new Set<() => void>()
// Where the browser refuses storage, the choice lives as long as the page.
let chosen: string | undefined

const read = (): string => {
  try {
    return localStorage.getItem(KEY) ?? SYSTEM
  } catch {
    return SYSTEM
  }
}

/** The device that sound comes from: the one that was chosen last in this browser. */
export const speakerNow = (): string => {
  chosen ??= read()
  return chosen
}

/** Chooses where sound comes from, here and the next time. */
export const chooseSpeaker = (deviceId: string) => {
  chosen = deviceId
  try {
    localStorage.setItem(KEY, deviceId)
  } catch {
    // The choice holds until the page goes.
  }
  for (const listener of listeners) listener()
}

/** Has sound come from a device; from the system's choice where that one is not there any more. */
export const playOn = async (element: HTMLMediaElement, deviceId: string): Promise<void> => {
  if (!canChooseSpeaker()) return
  try {
    await element.setSinkId(deviceId)
  } catch (error) {
    // It plays something else now, and is told anew where.
    if (error instanceof Error && error.name === 'AbortError') return
    await element.setSinkId(SYSTEM)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSpeaker = (): string => useSyncExternalStore(subscribe, speakerNow, () => SYSTEM)

/** What is heard of an element comes from the chosen speaker, also after another one is chosen. */
export const useSpeakerOf = (element: RefObject<HTMLMediaElement | null>) => {
  const deviceId = useSpeaker()
  useEffect(() => {
    if (element.current) void playOn(element.current, deviceId)
  }, [element, deviceId])
}
