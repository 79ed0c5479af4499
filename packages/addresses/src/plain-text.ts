/** The digits of a script follow one another from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const isDigit = (one: number) => /\p{Nd}/u.test(String.fromCodePoint(one))
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return value
}

/**
 * A number or code in ASCII: full-width letters, the digits of every script, and the hyphens and spaces of other keyboards. The
 * published core has the same for its forms; it has no dependency on this package.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212\u30FC\uFF70]/g, '-')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .trim()
