import type { RemoteQueryFunction } from '@medusajs/framework/types'

import {
  defaultIndex,
  indexOf,
  searchLanguageOf,
  searchLanguages,
  type SearchLanguage,
} from './search-languages'

/** The codes of the locales that the store supports, as its settings in the dashboard have them. */
export async function readSupportedLocales(
  query: Pick<RemoteQueryFunction, 'graph'>,
): Promise<readonly string[]> {
  const { data } = await query.graph({ entity: 'store', fields: ['supported_locales.locale_code'] })
  const [store] = data as readonly {
    readonly supported_locales?: readonly ({ readonly locale_code: string } | null)[] | null
  }[]
  return (store?.supported_locales ?? []).flatMap((locale) => locale?.locale_code ?? [])
}

/** The locale that the index of a language is written in; undefined where the store has none of it. */
export const localeOf = (language: SearchLanguage, supported: readonly string[]): string | undefined =>
  supported.find((code) => searchLanguageOf(code) === language)

/** What an index is written in: a locale, or the texts that the merchant has entered. `unused`: the store has not this language. */
export type LocaleOfIndex =
  | { readonly kind: 'used'; readonly locale: string | undefined }
  | { readonly kind: 'unused' }

export async function readLocaleOfIndex(
  query: Pick<RemoteQueryFunction, 'graph'>,
  language: SearchLanguage | undefined,
): Promise<LocaleOfIndex> {
  if (language === undefined) return { kind: 'used', locale: undefined }
  const locale = localeOf(language, await readSupportedLocales(query))
  return locale === undefined ? { kind: 'unused' } : { kind: 'used', locale }
}

/** The indexes that are used, each with its locale. */
export async function readUsedIndexes(
  query: Pick<RemoteQueryFunction, 'graph'>,
): Promise<readonly { readonly index: string; readonly locale: string | undefined }[]> {
  const supported = await readSupportedLocales(query)
  const ofLanguages = searchLanguages.flatMap((language) => {
    const locale = localeOf(language, supported)
    return locale === undefined ? [] : [{ index: indexOf(language), locale }]
  })
  return [{ index: defaultIndex, locale: undefined }, ...ofLanguages]
}
