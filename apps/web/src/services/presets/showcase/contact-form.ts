import type { ContactMessages } from '@umber/storefront-core/shop'
import type { Clock } from '@umber/storefront-core'
import { timings } from './timings.ts'

/** Takes a second and sends nothing. */
export function createShowcaseContactMessages(clock: Clock): ContactMessages {
  return { send: (_message, options) => clock.wait(timings.contact, options?.signal) }
}
