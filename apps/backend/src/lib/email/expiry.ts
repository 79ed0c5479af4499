import type { Event } from '@medusajs/framework/types'

/** When a token that was made with the event expires: an event may be handled much later. */
export const expiryOf = ({ metadata }: Pick<Event, 'metadata'>, seconds: number): Date =>
  new Date((metadata?.created_at ?? new Date()).getTime() + seconds * 1000)
