import { paths } from '../src/config/paths.ts'

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

/** Pages with personal content, which search engines should not index. */
const personal = [
  paths.cart(),
  paths.checkout(),
  paths.account(),
  paths.login(),
  paths.signup(),
  paths.forgotPassword(),
  paths.wishlist(),
  paths.search(),
  // Below it are the orders.
  paths.placedOrder(''),
  paths.orderLookup(),
  paths.orderTransfer(),
  paths.resetPassword(),
  paths.verifyAddress(),
  paths.pagePreview(),
]

export const robots = (origin: string) =>
  [
    'User-agent: *',
    ...personal.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
