import type { Outgoing } from './request.ts'

/** Headers that hold a key, a token or a cookie. */
const secretHeader = /authorization|cookie|key|token|secret/

/** Fields of a JSON body (first group) and of a query or form (second group) that hold a password, a token or a key. */
const secretField = /(?:password|secret|token|api_?key)[^"=&?/]{0,60}(?:" *: *"((?:[^"\\]|\\.)+)"|=([^&]+))/gi

/** Of shorter ones only whole words are removed: a password of one letter would leave no text. */
const shortestSecret = 6

/**
 * Returns a function that removes from a server's text what the request sent in confidence, in case the server quotes it:
 * credentials, keys, passwords and tokens, as they were given and as they were encoded.
 */
export function redactor(request: Outgoing): (text: string) => string {
  // The longest first: one may be the beginning of another.
  // oxlint-disable-next-line unicorn/no-array-sort -- not every platform has toSorted
  const secrets = secretsOf(request).sort((one, other) => other.length - one.length)
  return (text) =>
    secrets.reduce((rest, secret) => {
      const isWord = secret.length < shortestSecret && /^\w+$/.test(secret)
      return rest.replaceAll(isWord ? RegExp(`\\b${secret}\\b`, 'g') : secret, '[redacted]')
    }, text)
}

function secretsOf({ url, headers, body, apiKey = '' }: Outgoing): string[] {
  const secrets = [apiKey]
  for (const name in headers) {
    if (secretHeader.test(name)) secrets.push((headers[name] ?? '').replace(/^\w+ /, ''))
  }
  const fields = `${url}&${typeof body === 'string' ? body : ''}`
  for (const [, json, form = ''] of fields.matchAll(secretField)) {
    secrets.push(json ?? form, decoded(json, form))
  }
  return secrets.filter((secret) => secret !== '')
}

/** A caller's own text may be neither valid JSON nor a valid form. */
function decoded(json: string | undefined, form: string): string {
  try {
    return json === undefined ? decodeURIComponent(form) : (JSON.parse(`"${json}"`) as string)
  } catch {
    return ''
  }
}
