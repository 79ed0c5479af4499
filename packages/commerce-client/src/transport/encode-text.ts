/**
 * The escape of each ASCII character; undefined if it stays as it is. Marked pure, so that a bundle without sends
 * leaves it out.
 */
const escapes = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) =>
  /[\w.~-]/.test(String.fromCharCode(code)) ? '' : `%${code.toString(16).toUpperCase().padStart(2, '0')}`,
)

/** Percent-encodes everything but letters, digits, `-`, `.`, `_` and `~`, as in RFC 3986. */
export function encodeText(text: string): string {
  // A loop, because `encodeURIComponent` and `replace` with a function leave JavaScript, which takes longer than all
  // other preparation of a request.
  let encoded = ''
  let done = 0
  for (let at = 0; at < text.length; at += 1) {
    const escape = escapes[text.charCodeAt(at)]
    if (escape === undefined) return encodeBeyondAscii(text)
    if (escape) {
      encoded += text.slice(done, at) + escape
      done = at + 1
    }
  }
  return encoded + text.slice(done)
}

/** Replaces a lone surrogate, which has no UTF-8 form, by the replacement character. */
const encodeBeyondAscii = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(/[!'()*]/g, encodeText)
