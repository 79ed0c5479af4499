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

/** Puts a header over those that are there already, in whatever case its name is written. */
export function putHeader(headers: Record<string, string>, name: string, value: ClientHeaders[string]): void {
  if (value === null) delete headers[name.toLowerCase()]
  if (typeof value !== 'string') return
  const text = value.trim()
  // Looked at here, because the platform's own refusal quotes the value, and the value may be a token.
  if (!sendableName.test(name) || !sendableValue.test(text)) {
    throw new TypeError(`The header "${name}" cannot be sent`)
  }
  headers[name.toLowerCase()] = text
}

/** The same with a layer of them. */
export function putHeaders(headers: Record<string, string>, layer: ClientHeaders | undefined): void {
  for (const name in layer) putHeader(headers, name, layer[name])
}
