import { tagOf, type PageLocale } from './locale.ts'

/** The path of a locale's manifest, which the server makes from the shop's settings: `/site-de-de.webmanifest`. */
export const manifestPathOf = (locale: PageLocale): string =>
  locale.prefix === '' ? '/site.webmanifest' : `/site-${tagOf(locale).toLowerCase()}.webmanifest`

/** What browsers ask for without being told of it. */
export const iconPaths: readonly string[] = ['/favicon.ico', '/apple-touch-icon.png']
