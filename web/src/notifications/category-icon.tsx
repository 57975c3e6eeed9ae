import { Bell, BriefcaseBusiness, FolderKanban, type LucideIcon, MessageSquareText, ScanEye, ShieldAlert } from 'lucide-react'
import type { NotificationCategory } from '#contract/notifications-kinds.ts'

/** By category; a value that is not known shows general's. */
const LOOKS: Record<NotificationCategory, { icon: LucideIcon; label: string }> = {
  project_update: { icon: FolderKanban, label: 'Projects' },
  new_message: { icon: MessageSquareText, label: 'Messages' },
  ar_session: { icon: ScanEye, label: 'AR sessions' },
  account_alert: { icon: ShieldAlert, label: 'Account' },
  service_update: { icon: BriefcaseBusiness, label: 'Services and reviews' },
  general: { icon: Bell, label: 'General' },
}

export const categoryLabel = (category: NotificationCategory): string => LOOKS[category].label

/** What kind of thing a notification tells of; the words are for those who do not see the picture. */
export function CategoryIcon({ category, className = 'size-5' }: { category: NotificationCategory; className?: string }) {
  const { icon: Icon, label } = LOOKS[category]
  return <Icon role="img" aria-label={label} className={className} />
}
