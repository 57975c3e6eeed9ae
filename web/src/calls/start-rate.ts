/**
 * What a picture begins with, in kbit/s. Chromium and Safari begin every call with 300, take the first pictures of 1280 x 720 for too large for
 * that, and drop them until it has been found out how much the way bears: 100 ms and more before anything is seen. The more, the fewer are dropped;
 * but on a way of 300 what comes too fast at first stands still for a second after the first picture, from 1,000 on (docs/measurements.md).
 */
const START_KBPS = 800

const PICTURE_CODEC = /^a=rtpmap:(\d+) (?:VP8|VP9|H264|AV1)\/90000$/

/**
 * The other side's description, with what we shall begin to send him pictures with: a sender takes it from there. Whoever does not know the word
 * passes over it.
 */
export const withStartRate = (description: RTCSessionDescriptionInit): RTCSessionDescriptionInit => {
  const lines = (description.sdp ?? '').split('\r\n')
  const said = `x-google-start-bitrate=${START_KBPS}`
  const isAbout = (type: string) => (line: string) => line.startsWith(`a=fmtp:${type} `)
  // A type's number stands for the same in every part of a description that shares one way.
  const sdp = lines.flatMap(line => {
    const [, type] = PICTURE_CODEC.exec(line) ?? []
    if (type !== undefined) return lines.some(isAbout(type)) ? [line] : [line, `a=fmtp:${type} ${said}`]
    const [, told] = /^a=fmtp:(\d+) /.exec(line) ?? []
    const isOfPicture = told !== undefined && lines.some(other => PICTURE_CODEC.exec(other)?.[1] === told)
    return [isOfPicture ? `${line};${said}` : line]
  })
  return { ...description, sdp: sdp.join('\r\n') }
}
