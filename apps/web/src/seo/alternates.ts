import { tagOf } from '../config/locale.ts'
import { defaultLocale, offeredLocales } from '../config/offered-locales.ts'
import type { ShopRegions } from '../config/regions.ts'

/** Each page names all of them, so their number is limited. Those beyond it are found by the sitemaps. */
export const mostAlternates = 40

/** A page in another locale, or for everyone else: what `hreflang` says, and its whole address. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/** The same page in every offered locale. None where there is one only. */
export function alternatesOf(origin: string, path: string, regions: ShopRegions): readonly Alternate[] {
  const locales = offeredLocales(regions)
  if (locales.length < 2) return []
  return [
    ...locales
      .slice(0, mostAlternates)
      .map((locale) => ({ hreflang: tagOf(locale), href: origin + locale.prefix + path })),
    { hreflang: 'x-default', href: origin + defaultLocale(regions).prefix + path },
  ]
}
