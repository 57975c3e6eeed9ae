import type { Page } from '@playwright/test'

/** A call as small as a browser lets one make it: no product, no recovery, its signals carried by the test runner. */
declare global {
  interface Window {
    bare: {
      begin(isCaller: boolean): Promise<void>
      hear(signal: string): Promise<void>
      firstFrameMs: Promise<number>
      channel: Promise<RTCDataChannel>
    }
    bareSay(signal: string): Promise<void>
  }
}

const bareScript = () => {
  const peer = new RTCPeerConnection()
  const first = Promise.withResolvers<number>()
  const open = Promise.withResolvers<RTCDataChannel>()
  const video = document.body.appendChild(document.createElement('video'))
  Object.assign(video, { autoplay: true, muted: true, playsInline: true })
  let beganAt = 0
  let turn = Promise.resolve()
  const channel = peer.createDataChannel('bare', { negotiated: true, id: 0 })
  channel.addEventListener('open', () => open.resolve(channel))
  peer.addEventListener('icecandidate', ({ candidate }) => candidate && void window.bareSay(JSON.stringify({ candidate })))
  peer.addEventListener('track', ({ streams: [stream], track }) => {
    if (track.kind !== 'video' || !stream) return
    video.srcObject = stream
    video.requestVideoFrameCallback(() => first.resolve(performance.now() - beganAt))
  })
  const sayOwn = async () => {
    await peer.setLocalDescription()
    await window.bareSay(JSON.stringify({ description: peer.localDescription }))
  }
  const openCamera = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 }, audio: true })
    for (const track of stream.getTracks()) peer.addTrack(track, stream)
  }
  const opened = Promise.withResolvers<void>()
  window.bare = {
    begin: async isCaller => {
      beganAt = performance.now()
      await openCamera()
      opened.resolve()
      if (isCaller) await sayOwn()
    },
    hear: signal => {
      turn = turn.then(async () => {
        await opened.promise
        const { description, candidate } = JSON.parse(signal)
        if (candidate) return peer.addIceCandidate(candidate)
        await peer.setRemoteDescription(description)
        if (description.type === 'offer') await sayOwn()
      })
      return turn
    },
    firstFrameMs: first.promise,
    channel: open.promise,
  }
}

/** Two pages in a bare call: how long the one that came last waited for its first frame. */
export const bareCall = async (waiting: Page, coming: Page): Promise<number> => {
  for (const [page, other] of [
    [waiting, coming],
    [coming, waiting],
  ] as const) {
    await page.exposeFunction('bareSay', (signal: string) => other.evaluate(said => window.bare.hear(said), signal))
    await page.evaluate(bareScript)
  }
  await waiting.evaluate(() => window.bare.begin(false))
  await coming.evaluate(() => window.bare.begin(true))
  return coming.evaluate(() => window.bare.firstFrameMs)
}
