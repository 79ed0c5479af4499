import type { Newsletter } from '@umber/storefront-core/shop'
import type { Clock } from '@umber/storefront-core'
import { timings } from './timings.ts'

/** Takes a second and subscribes no address. */
export function createShowcaseNewsletter(clock: Clock): Newsletter {
  return {
    async subscribe(_email, options) {
      await clock.wait(timings.newsletter, options?.signal)
      return 'subscribed'
    },
  }
}
