import { paths } from '../../src/config/paths.ts'
import { contactOf } from '../../src/content/contact.ts'
import type { ShownSettings } from '../../src/config/shown-settings.ts'

export const securityTextPath = '/.well-known/security.txt'

/** In days. Within the year that RFC 9116 recommends at most. */
const validFor = 180
const day = 86_400_000

/** Where to report a vulnerability, when the merchant names no other place: `mailto:` or `https:`. */
export const reportContact = (settings: ShownSettings, origin: string): string =>
  contactOf(settings).email?.href ?? origin + paths.contact()

/**
 * Tells who to write to about a vulnerability of this shop (RFC 9116).
 *
 * @param now in milliseconds. The text is the same all day, so that it is sent once.
 */
export function securityText(origin: string, securityContact: string, now = Date.now()): string {
  const expires = new Date((Math.floor(now / day) + validFor) * day)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTextPath}`,
    '',
  ].join('\n')
}
