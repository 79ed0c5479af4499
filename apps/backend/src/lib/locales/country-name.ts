/**
 * The name of a country in a language.
 *
 * @param code ISO 3166-1 alpha-2, in any case; returned as it is where there is no such country.
 * @param tag as Intl takes it.
 */
export function countryName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code.toUpperCase()) ?? ''
  } catch {
    return code
  }
}
