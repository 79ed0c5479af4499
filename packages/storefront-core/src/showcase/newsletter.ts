import type { Newsletter } from '../ports/newsletter.ts'
import type { Clock } from '../ports/platform.ts'
import { timings } from './timings.ts'

/** Takes a second and subscribes no address. */
export function createShowcaseNewsletter(clock: Clock): Newsletter {
  return { subscribe: (_email, options) => clock.wait(timings.newsletter, options?.signal) }
}
