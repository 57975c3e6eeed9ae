import type { CallState } from '../call-session.ts'
import { cameraOf, type StageView } from '../stage/stage-view.ts'

/** One of several pictures of a call, to be looked at large. */
export interface SharedView {
  /** Whose: a place in the call. */
  id: string
  name: string
  view: StageView
}

/** The screens that are shown just now, one's own included. Marks belong to whose it is. */
export const sharedScreens = ({ peers, local, peerId }: CallState): SharedView[] => {
  const others = peers.flatMap(({ peerId: id, name, screen, media }): SharedView[] => {
    if (!media?.isScreenOn || !screen) return []
    return [{ id, name, view: { kind: 'video', stream: screen, surface: `screen:${id}`, label: `Screen of ${name}`, isOwn: false } }]
  })
  if (!local.screen || peerId === null) return others
  const surface = `screen:${peerId}`
  return [...others, { id: peerId, name: 'You', view: { kind: 'video', stream: local.screen, surface, label: 'Your screen', isOwn: true } }]
}

/** What each shows in a call of several: his screen before his camera, nothing where both are off. */
export const sharedCameras = (call: CallState): SharedView[] => {
  const others = call.peers.map((peer): SharedView => {
    const { peerId: id, name, media } = peer
    const onItsWay: StageView = { kind: 'off', text: `Connecting to ${name}...` }
    return { id, name, view: media ? cameraOf(peer, `camera:${id}`, onItsWay) : onItsWay }
  })
  if (call.peerId === null) return others
  const { stream, isCameraOn } = call.local
  const own: StageView =
    stream && isCameraOn
      ? { kind: 'video', stream, surface: `camera:${call.peerId}`, label: 'Your camera', isOwn: true }
      : { kind: 'off', text: 'Your camera is off.' }
  return [...others, { id: call.peerId, name: 'You', view: own }]
}
