/** Base64 of a text's UTF-8 bytes. Own code, because neither `btoa` nor `Buffer` exists everywhere. */
export function base64(text: string): string {
  const bits = encodeURIComponent(text).replace(/%(..)|./g, (character: string, hex?: string) =>
    (hex ? parseInt(hex, 16) : character.charCodeAt(0)).toString(2).padStart(8, '0'),
  )
  const encoded = bits.replace(/.{1,6}/g, (six) => digit(parseInt(six.padEnd(6, '0'), 2)))
  return encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=')
}

/** Maps 0 to 63 to `A-Z`, `a-z`, `0-9`, `+`, `/`. */
const digit = (value: number): string =>
  String.fromCharCode(value + (value < 26 ? 65 : value < 52 ? 71 : value < 62 ? -4 : value < 63 ? -19 : -16))
