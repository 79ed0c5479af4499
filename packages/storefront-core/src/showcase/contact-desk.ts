import type { ContactDesk } from '../ports/contact-desk.ts'
import type { Clock } from '../ports/platform.ts'
import { timings } from './timings.ts'

/** Takes a second, and sends nothing. */
export function createShowcaseContactDesk(clock: Clock): ContactDesk {
  return { send: (_message, options) => clock.wait(timings.contact, options?.signal) }
}
