/** Percent-encodes a text. Half a surrogate pair, which has no UTF-8 form, becomes the replacement character. */
export function encodeText(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  }
}
