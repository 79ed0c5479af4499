import type { Outgoing } from './outgoing.ts'

const secretHeaders = ['authorization', 'x-publishable-api-key', 'cookie']
const secretFields = /"(?:password|token|secret)":("(?:[^"\\]|\\.)+")/g

/** Anything shorter would take innocent words out of a message, and is no secret worth the name. */
const shortestSecret = 6

/** What of a request must not be quoted: its credentials and keys, and passwords and tokens in a JSON body. */
export function secretsOf({ headers, body }: Outgoing): readonly string[] {
  const inHeaders = secretHeaders.map((name) => headers[name]?.replace(/^\w+ /, '') ?? '')
  const inBody =
    typeof body === 'string' ? [...body.matchAll(secretFields)].map(([, text = '""']) => text) : []
  return [...inHeaders, ...inBody.map((text) => String(JSON.parse(text)))].filter(
    (secret) => secret.length >= shortestSecret,
  )
}
