import { NativeSelect } from '../ui/native-select.tsx'
import { canChooseSpeaker, chooseSpeaker, useSpeaker } from './media/speaker.ts'

/** Where the other side is heard. A browser that has no choice says whose it is. */
export function SpeakerSelect({ speakers }: { speakers: readonly MediaDeviceInfo[] }) {
  const chosen = useSpeaker()
  if (!canChooseSpeaker() || speakers.length === 0)
    return <p className="text-soft text-sm">You hear the other side from the speaker that your system has chosen.</p>
  const options = speakers.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `Speaker ${index + 1}` }))
  const isThere = options.some(({ value }) => value === chosen)
  return (
    <NativeSelect
      label="Speaker"
      value={isThere ? chosen : ''}
      options={[{ value: '', label: "The system's choice" }, ...options]}
      onChange={event => chooseSpeaker(event.target.value)}
    />
  )
}
