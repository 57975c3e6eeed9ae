import { expect, test } from 'vitest'
import { withStartRate } from './start-rate.ts'

const of = (...lines: string[]) =>
  withStartRate({ type: 'offer', sdp: [...lines, ''].join('\r\n') })
    .sdp?.split('\r\n')
    .slice(0, -1)

test('each kind of picture is told what to begin with, in its own line or in one more; sound and what is sent again are not', () => {
  const sound = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10;useinbandfec=1']
  const again = ['a=rtpmap:97 rtx/90000', 'a=fmtp:97 apt=96']
  expect(
    of(
      ...sound,
      'm=video 9 UDP/TLS/RTP/SAVPF 96 97 98',
      'a=rtpmap:96 VP8/90000',
      ...again,
      'a=rtpmap:98 VP9/90000',
      'a=fmtp:98 profile-id=0',
    ),
  ).toEqual([
    ...sound,
    'm=video 9 UDP/TLS/RTP/SAVPF 96 97 98',
    'a=rtpmap:96 VP8/90000',
    'a=fmtp:96 x-google-start-bitrate=800',
    ...again,
    'a=rtpmap:98 VP9/90000',
    'a=fmtp:98 profile-id=0;x-google-start-bitrate=800',
  ])
})

test('every part of a description is told, and what says nothing of pictures stays as it is', () => {
  const part = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 H264/90000', 'a=fmtp:96 packetization-mode=1']
  const told = [...part.slice(0, 2), 'a=fmtp:96 packetization-mode=1;x-google-start-bitrate=800']
  expect(of(...part, ...part)).toEqual([...told, ...told])
  expect(of('v=0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel')).toEqual(['v=0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel'])
  expect(withStartRate({ type: 'offer' })).toEqual({ type: 'offer', sdp: '' })
})
