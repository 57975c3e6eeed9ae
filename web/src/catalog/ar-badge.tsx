import { ScanEye } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** The expert can look through the client's camera and mark what he sees. */
export function ArBadge() {
  return (
    <Badge tone="good" icon={ScanEye}>
      <abbr title="Augmented reality: live help through your camera" className="no-underline">
        AR
      </abbr>
    </Badge>
  )
}
