import { pages } from '../../src/pages/index.ts'
import type { PageRecord } from '../../src/pages/page-record.ts'

/** Builds the sitemap with absolute URLs from paths. */
export function sitemap(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const records: readonly PageRecord[] = Object.values(pages)

/** What search engines may not ask for. With a parameter it is all below the path. */
const disallowed = records
  .filter((page) => page.robots === 'disallow')
  .map(({ path }) => path.replace(/:.*/, ''))

export const robots = (origin: string) =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
