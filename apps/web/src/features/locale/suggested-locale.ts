import { tagOf, type PageLocale } from '../../config/locale.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import type { ShopRegions } from '../../config/regions.ts'

/** What a browser tells of its visitor. */
export interface Visitor {
  /** As `Intl` names it. */
  readonly timeZone: string
  /** The preferred first, such as `de-DE`. */
  readonly languages: readonly string[]
  /** The time zones of a country, by its ISO 3166-1 alpha-2 code; undefined where the browser does not know them. */
  readonly zonesOf: (country: string) => readonly string[] | undefined
}

interface Suggestion {
  readonly page: PageLocale
  readonly regions: ShopRegions
  /** What was chosen on this device. */
  readonly chosen: string | undefined
  readonly visitor: Visitor
}

/** The offered locale that suits the visitor better than the page's; undefined where there is none. */
export function suggestedLocale({ page, regions, chosen, visitor }: Suggestion): PageLocale | undefined {
  const offered = offeredLocales(regions)
  const withTag = (tag: string | undefined) => offered.find((locale) => tagOf(locale) === tag)
  const country = countryOf(visitor, offered) ?? page.country
  const language = languageOf(visitor, regions.languages) ?? page.language
  const wanted = withTag(chosen) ?? withTag(tagOf({ language, country }))
  return wanted !== undefined && tagOf(wanted) !== tagOf(page) ? wanted : undefined
}

/**
 * The country that is sold to and has the visitor's time zone. The language says it only where time zones are not known: many
 * browsers speak American English anywhere.
 */
function countryOf({ timeZone, languages, zonesOf }: Visitor, offered: readonly PageLocale[]) {
  const countries = [...new Set(offered.flatMap(({ country }) => country ?? []))]
  const zones = countries.map((country) => ({ country, known: zonesOf(country) }))
  if (zones.some(({ known }) => known !== undefined))
    return zones.find(({ known }) => known?.includes(timeZone) === true)?.country
  const named = languages.map((tag) => tag.split('-')[1]?.toLowerCase())
  return countries.find((country) => country === named.find((one) => one !== undefined))
}

/** The first of the visitor's languages that the shop is in. */
function languageOf({ languages }: Visitor, spoken: readonly string[]): string | undefined {
  return languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((code) => spoken.includes(code))
}

/** Older browsers have the zones as a property, or not at all. */
type ZonedLocale = Intl.Locale & {
  readonly getTimeZones?: () => string[] | undefined
  readonly timeZones?: string[]
}

export const browserVisitor = (): Visitor => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: navigator.languages,
  zonesOf(country) {
    const locale = new Intl.Locale(`und-${country.toUpperCase()}`) as ZonedLocale
    return locale.getTimeZones?.() ?? locale.timeZones
  },
})
