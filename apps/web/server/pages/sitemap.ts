import { tagOf, type PageLocale } from '../../src/config/locale.ts'
import { pages } from '../../src/pages/index.ts'
import type { PageRecord } from '../../src/pages/page-record.ts'
import type { Alternate } from '../../src/seo/alternates.ts'
import { xmlText } from './xml-text.ts'

export interface SitemapOptions {
  readonly origin: string
  /** What the addresses begin with. */
  readonly prefix?: string
  /** The same page in other locales. */
  readonly alternatesOf?: (path: string) => readonly Alternate[]
}

/** Builds a sitemap with absolute URLs from paths. */
export function sitemap(
  paths: readonly string[],
  { origin, prefix = '', alternatesOf = () => [] }: SitemapOptions,
): string {
  const entries = paths.map((path) => {
    const alternates = alternatesOf(path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`,
    )
    return `  <url><loc>${origin}${prefix}${xmlText(path)}</loc>${alternates.join('')}</url>`
  })
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries)
}

/** The path of a locale's sitemap: `/sitemap-en-de.xml`. */
export const sitemapPathOf = (locale: PageLocale): string => `/sitemap-${tagOf(locale).toLowerCase()}.xml`

/** Names the sitemaps of all locales. */
export const sitemapIndex = (locales: readonly PageLocale[], origin: string): string =>
  document(
    'sitemapindex',
    '',
    locales.map((locale) => `  <sitemap><loc>${origin}${sitemapPathOf(locale)}</loc></sitemap>`),
  )

const document = (root: string, more: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')

const records: readonly PageRecord[] = Object.values(pages)

/** What search engines may not ask for. With a parameter it is all below the path. */
const disallowed = records
  .filter((page) => page.robots === 'disallow')
  .map(({ path }) => path.replace(/:.*/, ''))

/** In every locale the same: `*` stands for its prefix. */
export const robots = (origin: string, hasLocales = false) =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...(hasLocales ? disallowed.map((path) => `Disallow: /*-*${path}`) : []),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
