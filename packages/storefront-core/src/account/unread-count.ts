import type { Notification } from '../ports/preferences.ts'

export function unreadCount(notifications: readonly Pick<Notification, 'isRead'>[]): number {
  return notifications.filter(({ isRead }) => !isRead).length
}
