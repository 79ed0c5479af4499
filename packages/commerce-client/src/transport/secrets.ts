import type { Outgoing } from './outgoing.ts'

const secretHeaders = ['authorization', 'x-publishable-api-key', 'cookie']
const secretFields = /"(?:password|token|secret)"\s*:\s*"((?:[^"\\]|\\.)+)"/g

/** What of a request must not be quoted: its credentials and keys, and passwords and tokens in a JSON body. */
export function secretsOf({ headers, body }: Outgoing): readonly string[] {
  const inHeaders = secretHeaders.flatMap((name) => headers.get(name)?.replace(/^\w+ /, '') || [])
  const inBody =
    typeof body === 'string' ? [...body.matchAll(secretFields)].flatMap(([, value]) => value ?? []) : []
  return [...inHeaders, ...inBody]
}
