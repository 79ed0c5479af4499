import type { SalesRegion } from '@umber/storefront-core/catalogue'
import { sourceLanguage } from '../../messages/source-language.ts'
import { plainLocale, tagOf, writtenPrefix, type Locale, type PageLocale } from './locale.ts'
import type { ShopRegions } from './regions.ts'

/** What the shop's configuration says of locales. */
export interface LocaleSettings {
  /** The first one of the default region otherwise. One that is not sold to does not count. */
  readonly homeCountry?: string | undefined
  /** What it is built in. */
  readonly languages?: readonly string[] | undefined
}

export function shopRegions(
  regions: readonly SalesRegion[],
  { homeCountry: wanted, languages = [sourceLanguage] }: LocaleSettings = {},
): ShopRegions {
  const isSoldTo = regions.some(({ countries }) => wanted !== undefined && countries.includes(wanted))
  return { regions, languages, homeCountry: isSoldTo ? wanted : regions[0]?.countries[0] }
}

/** A locale with the prefix of its addresses. */
export function withPrefix({ language, country }: Locale, homeCountry: string | undefined): PageLocale {
  const isDefault = language === plainLocale.language && country === homeCountry
  return { language, country, prefix: isDefault ? '' : writtenPrefix({ language, country }) }
}

export const defaultLocale = ({ homeCountry }: ShopRegions): PageLocale => ({
  ...plainLocale,
  country: homeCountry,
})

/** Every language in every country, the default first. */
export function offeredLocales(shop: ShopRegions): readonly PageLocale[] {
  const home = defaultLocale(shop)
  const all = shop.regions.flatMap(({ countries }) =>
    countries.flatMap((country) =>
      shop.languages.map((language) => withPrefix({ language, country }, shop.homeCountry)),
    ),
  )
  return [home, ...all.filter((locale) => tagOf(locale) !== tagOf(home))]
}

export const isOffered = (shop: ShopRegions, { language, country }: Locale): boolean =>
  shop.languages.includes(language) &&
  shop.regions.some(({ countries }) => country !== undefined && countries.includes(country))

/** The countries of the regions with these ids. */
export const countriesOf = ({ regions }: ShopRegions, ids: readonly string[]): readonly string[] =>
  regions.flatMap(({ id, countries }) => (ids.includes(id) ? countries : []))
