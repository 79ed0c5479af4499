import { tagOf, type PageLocale } from '../config/locale.ts'
import type { ShopRegions } from '../config/regions.ts'
import { alternatesOf } from './alternates.ts'
import { escaped } from './head-html.ts'
import type { PageHead } from './head-tags.ts'

export interface AlternatesPlace {
  readonly origin: string
  /** The page's canonical path, without a prefix. */
  readonly path: string
  readonly locale: PageLocale
  readonly regions: ShopRegions
}

/** The page's locale, for the previews of shared links, and its alternates. A page that is not to be indexed has none. */
export function alternatesHtml(head: PageHead, { origin, path, locale, regions }: AlternatesPlace): string {
  const { page = 1 } = head
  const address = path + (page > 1 ? `?page=${page}` : '')
  const alternates = head.robots === 'noindex' ? [] : alternatesOf(origin, address, regions)
  return [
    ...(locale.country === undefined
      ? []
      : [`<meta property="og:locale" content="${tagOf(locale).replace('-', '_')}">`]),
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`,
    ),
  ].join('\n    ')
}
