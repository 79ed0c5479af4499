import type { Clock } from '@umber/storefront-core'
import type { Notification, NotificationPreference, Preferences } from '@umber/storefront-core/account'
import { collect, field, fields, text } from '@umber/storefront-core/parse'
import type { AccountStorage } from './account-storage.ts'
import { daysBefore } from './days-before.ts'
import type { ShowcaseData } from './showcase-data.ts'

const switchesPart = 'preferences'
const readPart = 'read-notifications'
const channels = ['email', 'push', 'sms'] as const

/** The demonstration's preferences and notifications; only changed switches and read ids are stored. */
export function createShowcasePreferences(
  sample: Pick<ShowcaseData, 'preferences' | 'notifications'>,
  accountStorage: AccountStorage,
  clock: Clock,
): Preferences {
  const preferences = (): readonly NotificationPreference[] => {
    const turned = accountStorage.get(switchesPart)
    return sample.preferences.map((preference) => {
      const switches = channels.map((channel) => {
        const chosen = preference.locked ? undefined : field(field(turned, preference.id), channel)
        return [channel, typeof chosen === 'boolean' ? chosen : preference[channel]]
      })
      return {
        ...preference,
        ...(Object.fromEntries(switches) as Record<(typeof channels)[number], boolean>),
      }
    })
  }
  const wasRead = () => collect(accountStorage.get(readPart), text)
  const notifications = (): readonly Notification[] => {
    const ids = new Set(wasRead())
    return sample.notifications.map(({ daysAgo, ...notification }) => ({
      ...notification,
      isRead: notification.isRead || ids.has(notification.id),
      createdAt: daysBefore(clock, daysAgo),
    }))
  }
  return {
    async read(options) {
      options?.signal?.throwIfAborted()
      return preferences()
    },
    async set(id, channel, on, options) {
      options?.signal?.throwIfAborted()
      const turned = fields(accountStorage.get(switchesPart))
      accountStorage.set(switchesPart, { ...turned, [id]: { ...fields(field(turned, id)), [channel]: on } })
      return preferences()
    },
    async notifications(options) {
      options?.signal?.throwIfAborted()
      return notifications()
    },
    async markRead(notificationId, options) {
      options?.signal?.throwIfAborted()
      accountStorage.set(readPart, [...new Set([...wasRead(), notificationId])])
      return notifications()
    },
  }
}
