/** What a browser lacks that a call cannot do without; null when it has everything. */
export const missingForCall = (): string | null => {
  if (!window.isSecureContext) return 'Camera and microphone are only given to pages that come over https. Open this address with https.'
  if (typeof RTCPeerConnection === 'undefined' || !navigator.mediaDevices?.getUserMedia) {
    return 'This browser has no calls. Open the session in Chrome 72 or later, Firefox 59 or later, Edge, or Safari from 2019 on.'
  }
  return null
}
