/**
 * The languages that the catalogue has an index of its own for, besides that of the shop's own texts. Each needs a text search
 * configuration of PostgreSQL: another one is a line here, a line in `modules/search-languages` and a file in `search`.
 */
export const searchLanguages = ['de', 'hi', 'ar'] as const

export type SearchLanguage = (typeof searchLanguages)[number]

/** The index of the texts that the merchant has entered, which are in the shop's default language. */
export const defaultIndex = 'product'

/** The name of a language's index. */
export const indexOf = (language: SearchLanguage | undefined): string =>
  language === undefined ? defaultIndex : `${defaultIndex}_${language}`

/** PostgreSQL's text search configurations of the languages. */
export const textSearchLanguages: Readonly<Record<SearchLanguage, string>> = {
  de: 'german',
  hi: 'hindi',
  ar: 'arabic',
}

/** The language of a locale, if the catalogue has an index for it: `de` for `de-AT`. */
export function searchLanguageOf(locale: string | undefined): SearchLanguage | undefined {
  const [language] = (locale ?? '').toLowerCase().split('-')
  return searchLanguages.find((one) => one === language)
}
