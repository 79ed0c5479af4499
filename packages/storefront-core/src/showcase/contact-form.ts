import type { ContactMessages } from '../ports/contact-form.ts'
import type { Clock } from '../ports/platform.ts'
import { timings } from './timings.ts'

/** Takes a second and sends nothing. */
export function createShowcaseContactMessages(clock: Clock): ContactMessages {
  return { send: (_message, options) => clock.wait(timings.contact, options?.signal) }
}
