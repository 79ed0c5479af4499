import { manifestPathOf } from '../config/icon-paths.ts'
import type { PageLocale } from '../config/locale.ts'
import type { ShownSettings } from '../config/shown-settings.ts'
import { escaped } from './head-html.ts'

/** The icons of a page of the live shop, and its manifest. */
export function iconHtml(
  { icon }: Pick<ShownSettings, 'icon'>,
  locale: PageLocale,
  addressOf: (picture: string) => string,
): string {
  const manifest = `<link rel="manifest" href="${manifestPathOf(locale)}">`
  if (icon === undefined)
    return [
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      manifest,
    ].join('\n    ')
  const address = escaped(addressOf(icon))
  return [
    `<link rel="icon" href="${address}">`,
    `<link rel="apple-touch-icon" href="${address}">`,
    manifest,
  ].join('\n    ')
}
