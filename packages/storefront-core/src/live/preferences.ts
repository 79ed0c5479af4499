import { noRetry } from '../catalogue/catalogue-client.ts'
import type { Notification, NotificationPreference, Preferences } from '../ports/preferences.ts'
import { collect, field, flag, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'

type Topic = NotificationPreference['id']

/**
 * Title and description of each topic; the backend only has the switches. A topic without texts is not shown.
 */
export type TopicWords = Readonly<
  Partial<Record<Topic, Pick<NotificationPreference, 'category' | 'title' | 'description'>>>
>

const path = '/store/customers/me/preferences'

/**
 * The customer's notification preferences: `GET` and `POST /store/customers/me/preferences`. There is no
 * inbox in the shop: messages go out by email.
 */
export function createLivePreferences(
  { client }: Pick<LiveClient, 'client'>,
  words: TopicWords,
): Preferences {
  const preferencesIn = (answer: unknown) =>
    collect(field(answer, 'preferences'), (entry) => preferenceFrom(entry, words))
  const none: readonly Notification[] = []
  return {
    read: async ({ signal } = {}) => preferencesIn(await client.fetch(path, { ...noRetry, signal })),
    async set(id, channel, on, { signal } = {}) {
      const body = { id, [channel]: on }
      return preferencesIn(await client.fetch(path, { ...noRetry, method: 'POST', body, signal }))
    },
    notifications: async () => none,
    markRead: async () => none,
  }
}

function preferenceFrom(entry: unknown, words: TopicWords): NotificationPreference | undefined {
  const wireId = text(field(entry, 'id'))
  const id = (Object.keys(words) as Topic[]).find((topic) => topic === wireId)
  const own = id && words[id]
  if (id === undefined || own === undefined) return undefined
  const isOn = (channel: string) => flag(field(entry, channel))
  const switches = { email: isOn('email'), push: isOn('push'), sms: isOn('sms') }
  return { id, ...own, ...switches, locked: isOn('locked') }
}
