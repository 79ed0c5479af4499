/** In characters. */
const longest = 200

/**
 * A message for the operator's log, without what could name a person: email addresses, long numbers, queries of addresses
 * and long random words, which may be tokens. The browser uses it before it sends a report, and the server once more.
 */
export const redacted = (message: string): string =>
  message
    .slice(0, 1_000)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[^\s"'<>]+/g, (word) => word.replace(/^.+(?:@|%40)[\p{L}\d.-]+/su, '[email]'))
    .replaceAll(/\?[^\s"')]*/g, '')
    .replaceAll(/\+?\d(?:[ ().-]{0,3}\d){5,}/g, '[number]')
    .replaceAll(/[\w-]{26,}/g, (word) => (/\d/.test(word) ? '[token]' : word))
    .slice(0, longest)
