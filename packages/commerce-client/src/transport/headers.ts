/**
 * Headers of a call: text sets one, `null` removes a default one, undefined does nothing. A `next` object, which
 * Next.js users pass here by js-sdk's documentation, becomes a fetch option.
 */
export interface ClientHeaders {
  readonly [name: string]: string | null | undefined | { readonly tags: readonly string[] }
}

/** Headers as they are sent, with lower-case names. A plain record, because building platform headers takes longer. */
export type SentHeaders = Readonly<Record<string, string>>

const sendableName = /^[\w!#$%&'*+.^`|~-]+$/
const sendableValue = /^[\t\x20-\x7E\x80-\xFF]*$/

/** Sets a header; header names are case-insensitive. */
export function putHeader(headers: Record<string, string>, name: string, value: ClientHeaders[string]): void {
  if (value === null) delete headers[name.toLowerCase()]
  if (typeof value !== 'string') return
  const text = value.trim()
  // Checked here, because the platform's own error quotes the value, and the value may be a token.
  if (!sendableName.test(name) || !sendableValue.test(text)) {
    throw new TypeError(`The header "${name}" cannot be sent`)
  }
  headers[name.toLowerCase()] = text
}

/** Sets a layer of headers. */
export function putHeaders(headers: Record<string, string>, layer: ClientHeaders | undefined): void {
  for (const name in layer) putHeader(headers, name, layer[name])
}
