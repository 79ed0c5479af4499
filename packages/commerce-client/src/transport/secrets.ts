import { PUBLISHABLE_KEY_HEADER } from '../auth/identity.ts'
import type { Outgoing } from './outgoing.ts'

const secretHeaders = ['authorization', PUBLISHABLE_KEY_HEADER, 'cookie']
const secretFields = /"(?:password|token|secret)":("(?:[^"\\]|\\.)+")/g

/** Anything shorter would take innocent words out of a message, and is no secret worth the name. */
const shortestSecret = 6

/** What of a request must not be quoted: its credentials and keys, and passwords and tokens in a JSON body. */
export function secretsOf({ headers, body }: Outgoing): readonly string[] {
  const inHeaders = secretHeaders.map((name) => headers[name]?.replace(/^\w+ /, '') ?? '')
  const json = typeof body === 'string' ? body : ''
  const inBody = Array.from(json.matchAll(secretFields), ([, text = '""']) => String(JSON.parse(text)))
  return [...inHeaders, ...inBody].filter((secret) => secret.length >= shortestSecret)
}
