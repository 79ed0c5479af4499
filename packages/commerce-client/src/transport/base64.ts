const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 of a text's UTF-8 bytes; own code, because neither `btoa` nor `Buffer` exists everywhere. */
export function base64(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  let encoded = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group =
      (bytes.charCodeAt(at) << 16) | ((bytes.charCodeAt(at + 1) || 0) << 8) | (bytes.charCodeAt(at + 2) || 0)
    for (let sextet = 0; sextet < 4; sextet += 1) {
      encoded += at + sextet > bytes.length ? '=' : alphabet.charAt((group >> (18 - 6 * sextet)) & 63)
    }
  }
  return encoded
}
