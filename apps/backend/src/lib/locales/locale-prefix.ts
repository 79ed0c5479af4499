import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { readRegions, type Region } from '../regions/regions'
import { languageOf } from './match-locale'

/** Whom a link is for. */
export interface LinkReader {
  /** Of the order or the account; without one the default language. */
  readonly locale?: string | null | undefined
  /** Where the order goes: ISO code. Otherwise that of the locale. */
  readonly country?: string | null | undefined
}

/** The language of the addresses without a prefix, which is that of the web app's sources. */
const defaultLanguage = 'en'

/**
 * What the shop's addresses begin with for a reader: `/de-at`, and '' in the default language in the home country. A country that the shop
 * no longer sells to is the home country.
 *
 * @param homeCountry HOME_COUNTRY, as the shop's server has it. Default: the first country of the default region.
 */
export function localePrefix(
  { locale, country }: LinkReader,
  regions: readonly Region[],
  homeCountry?: string,
): string {
  const sold = (code: string | null | undefined): string | undefined => {
    const lower = code?.toLowerCase()
    return regions.flatMap(({ countries }) => countries).find((one) => one === lower)
  }
  const home = sold(homeCountry) ?? regions[0]?.countries[0]
  const [, ofLocale] = (locale ?? '').split('-')
  const place = sold(country) ?? sold(ofLocale) ?? home
  const language = languageOf(locale ?? '') || defaultLanguage
  if (place === undefined || (language === defaultLanguage && place === home)) return ''
  return `/${language}-${place}`
}

/** The same from the shop's regions. */
export async function readLocalePrefix(
  query: Pick<RemoteQueryFunction, 'graph'>,
  reader: LinkReader,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  return localePrefix(reader, await readRegions(query), environment['HOME_COUNTRY'])
}
