import type { RequestOptions } from '@umber/commerce-client'
import type { AdminClient } from '../admin-client.ts'

/** A notification of background work, as Medusa's dashboard shows it. */
export interface FeedEntry {
  readonly id: string
  readonly data: {
    readonly title: string
    readonly description: string
    readonly file?: { readonly url: string; readonly filename: string }
  }
}

/** The notifications with this title, newest first, down to the one with the id `known`. */
export async function feedSince(
  admin: AdminClient['admin'],
  title: string,
  known: string | undefined,
  request: RequestOptions,
): Promise<readonly FeedEntry[]> {
  const query = { channel: 'feed', limit: 50, order: '-created_at' }
  const { notifications } = await admin.notification.list(query, {}, request)
  const end = notifications.findIndex(({ id }) => id === known)
  return notifications
    .slice(0, end === -1 ? undefined : end)
    .map(({ id, data }) => ({ id, data: { title: '', description: '', ...data } as FeedEntry['data'] }))
    .filter(({ data }) => data.title === title)
}
