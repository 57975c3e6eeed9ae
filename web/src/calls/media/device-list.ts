/** The devices that can be chosen from. Their names are told once one of them was allowed. */
export interface DeviceList {
  cameras: readonly MediaDeviceInfo[]
  microphones: readonly MediaDeviceInfo[]
  speakers: readonly MediaDeviceInfo[]
}

export const NO_DEVICES: DeviceList = { cameras: [], microphones: [], speakers: [] }

const listDevices = async (): Promise<DeviceList> => {
  const devices = await navigator.mediaDevices.enumerateDevices()
  const of = (kind: MediaDeviceKind) => devices.filter(device => device.kind === kind && device.deviceId !== '')
  return { cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') }
}

/** Tells the devices now and whenever one comes or goes; answers how to stop. */
export const watchDevices = (listener: (devices: DeviceList) => void): (() => void) => {
  let isOver = false
  const look = () => {
    listDevices().then(
      devices => !isOver && listener(devices),
      // A browser that does not tell has nothing to choose from.
      () => !isOver && listener(NO_DEVICES),
    )
  }
  look()
  // A page without TLS has none; the DOM's type says that they are always there.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  devices?.addEventListener('devicechange', look)
  return () => {
    isOver = true
    devices?.removeEventListener('devicechange', look)
  }
}
