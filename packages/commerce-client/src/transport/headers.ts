/**
 * Headers of a call: text sets one, `null` removes one that the client would send by itself, undefined does nothing.
 * A `next` object, which Next.js users pass here by js-sdk's documentation, becomes a fetch option.
 */
export interface ClientHeaders {
  readonly [name: string]: string | null | undefined | { readonly tags: readonly string[] }
}

/** Headers as they are sent, under lower-case names. A plain record, because building platform headers takes longer. */
export type SentHeaders = Readonly<Record<string, string>>

const sendableName = /^[\w!#$%&'*+.^`|~-]+$/
const sendableValue = /^[\t\x20-\x7E\x80-\xFF]*$/

/** Puts layers of headers over one another; a later one wins, in whatever case its name is written. */
export function layerHeaders(...layers: readonly (ClientHeaders | undefined)[]): SentHeaders {
  const headers: Record<string, string> = {}
  for (const layer of layers) {
    for (const name in layer) {
      const value = layer[name]
      if (value === null) delete headers[name.toLowerCase()]
      else if (typeof value === 'string') headers[name.toLowerCase()] = sendable(name, value.trim())
    }
  }
  return headers
}

/** Looked at here, because the platform's own refusal quotes the value, and the value may be a token. */
function sendable(name: string, value: string): string {
  if (sendableName.test(name) && sendableValue.test(value)) return value
  throw new TypeError(`The header "${name}" cannot be sent`)
}
