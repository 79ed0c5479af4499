import { PUBLISHABLE_KEY_HEADER } from '../auth/identity.ts'
import type { Outgoing } from './request.ts'

const secretHeaders = ['authorization', PUBLISHABLE_KEY_HEADER, 'cookie']
const secretFields = /"(?:password|token|secret)":("(?:[^"\\]|\\.)+")/g

/** Shorter values would remove ordinary words from a message, and are no real secrets. */
const shortestSecret = 6

/**
 * The values of a request that must not be quoted: its credentials and keys, and passwords and tokens in a JSON body.
 */
export function secretsOf({ headers, body }: Outgoing): readonly string[] {
  const inHeaders = secretHeaders.map((name) => headers[name]?.replace(/^\w+ /, '') ?? '')
  const json = typeof body === 'string' ? body : ''
  const inBody = Array.from(json.matchAll(secretFields), ([, text = '""']) => String(JSON.parse(text)))
  return [...inHeaders, ...inBody].filter((secret) => secret.length >= shortestSecret)
}
