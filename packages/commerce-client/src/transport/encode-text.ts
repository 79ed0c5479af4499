/** Percent-encodes everything but letters, digits, `-`, `.`, `_` and `~`, as RFC 3986 has it. */
export function encodeText(text: string): string {
  // There is mostly nothing to encode, and to look is quicker than to encode.
  return /^[\w.~-]*$/.test(text) ? text : encode(text).replace(/[!'()*]/g, encodeMark)
}

/** Half a surrogate pair, which has no UTF-8 form, becomes the replacement character. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  }
}

const encodeMark = (mark: string): string => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
