/**
 * The locale of the shop that answers a wish: itself, else one of its language (`de` for `de-AT`). Undefined where the shop has none:
 * then the texts are those that the merchant has entered.
 *
 * @param wanted a BCP 47 tag.
 * @param supported the codes of the store's locales.
 */
export function matchLocale(wanted: string | undefined, supported: readonly string[]): string | undefined {
  if (wanted === undefined || wanted === '') return undefined
  const lower = wanted.toLowerCase()
  return (
    supported.find((code) => code.toLowerCase() === lower) ??
    supported.find((code) => languageOf(code) === languageOf(lower))
  )
}

/** `de` of `de-AT`. */
export const languageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''
