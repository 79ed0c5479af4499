/**
 * The name of a country in a language.
 *
 * @param code ISO 3166-1 alpha-2, in any case.
 * @param locale as Intl takes it.
 * @returns The code in capital letters where there is no such country, or where the platform has no names.
 */
export function countryName(code: string, locale: string): string {
  const known = code.toUpperCase()
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(known) ?? known
  } catch {
    return known
  }
}
