/**
 * Headers of a call: text sets one, `null` removes one that the client would send by itself, undefined does nothing.
 * A `next` object, which Next.js users pass here by js-sdk's documentation, becomes a fetch option.
 */
export type ClientHeaders = Readonly<
  Record<string, string | null | undefined | { readonly tags: readonly string[] }>
>

/** Puts layers of headers over one another; a later one wins, in whatever case its name is written. */
export function layerHeaders(...layers: readonly (ClientHeaders | undefined)[]): Headers {
  const headers = new Headers()
  for (const [name, value] of layers.flatMap((layer) => Object.entries(layer ?? {}))) {
    if (value === null) headers.delete(name)
    else if (typeof value === 'string') setHeader(headers, name, value)
  }
  return headers
}

/** The platform's own refusal quotes the value, and the value may be a token. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value)
  } catch {
    throw new TypeError(`The header "${name}" has a name or value that cannot be sent`)
  }
}
