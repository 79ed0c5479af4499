const begin = '\u2068'
const end = '\u2069'

/**
 * A text of another direction within a sentence: a number such as 2026-000105, or what a person wrote. From right to left the
 * characters around it would reorder it. Each line is isolated by itself: a line break ends an isolation.
 */
export const isolated = (text: string, { direction }: { readonly direction: 'ltr' | 'rtl' }): string =>
  direction === 'ltr'
    ? text
    : text
        .split('\n')
        .map((line) => (line === '' ? line : `${begin}${line}${end}`))
        .join('\n')

/** Messages whose texts are isolated from the words around them. */
export function withIsolatedTexts<Messages extends object>(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]: [string, unknown]) => [name, isolating(message)]),
  ) as Messages
}

function isolating(message: unknown): unknown {
  if (typeof message === 'function')
    return (...given: readonly unknown[]): unknown =>
      message(
        ...given.map((text) => (typeof text === 'string' ? isolated(text, { direction: 'rtl' }) : text)),
      )
  return typeof message === 'object' && message !== null ? withIsolatedTexts(message) : message
}
