import { contact } from '../src/content/contact.ts'

export const securityTextPath = '/.well-known/security.txt'

/** In days. Within the year that RFC 9116 recommends at most. */
const validFor = 180
const day = 86_400_000

/** Where to report a vulnerability, when the merchant names no other place: `mailto:` or `https:`. */
const usualContact: string = contact.email.href

/**
 * Tells who to write to about a vulnerability of this shop (RFC 9116).
 *
 * @param now in milliseconds. The text is the same all day, so that it is sent once.
 */
export function securityText(origin: string, securityContact = usualContact, now = Date.now()): string {
  const expires = new Date((Math.floor(now / day) + validFor) * day)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTextPath}`,
    '',
  ].join('\n')
}
