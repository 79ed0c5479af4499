import { tagOf, type PageLocale } from '../../config/locale.ts'

/** Of the choice in the footer. */
export const localesId = 'locales'

/** The properties of a link to the same page in another locale. What a press does beside is in `follow-locale-anchors.ts`. */
export const localeAnchor = (locale: PageLocale, pathname: string) => ({
  href: locale.prefix + pathname,
  hrefLang: tagOf(locale),
  'data-locale': locale.prefix,
})
