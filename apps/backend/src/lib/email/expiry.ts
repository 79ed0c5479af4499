import type { Event } from '@medusajs/framework/types'

/** When a token that was made with the event expires: an event may be handled much later. */
export function expiryOf({ metadata }: Pick<Event, 'metadata'>, seconds: number): Date {
  // Despite their type, they are text when an event comes from Redis.
  const madeAt = new Date(metadata?.created_at ?? metadata?.published_at ?? Date.now())
  return new Date(madeAt.getTime() + seconds * 1000)
}
