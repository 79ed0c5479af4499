import { sourceLanguage } from '../../messages/source-language.ts'

/** A language and the country that is sold to, both in lower case. */
export interface Locale {
  readonly language: string
  /** ISO 3166-1 alpha-2. Undefined while the home country is not known. */
  readonly country?: string | undefined
}

/** The locale of a page, and what its addresses begin with. */
export interface PageLocale extends Locale {
  /** Such as `/en-de`; '' for the default locale. */
  readonly prefix: string
}

/** An address of the shop in two parts. */
export interface SplitPath {
  /** As it was written; '' without one. */
  readonly prefix: string
  /** What the prefix says. It need not be offered. */
  readonly locale?: Required<Locale>
  /** Begins with a slash. */
  readonly pathname: string
}

/** The one place that says what a prefix looks like: two letters each, at the start of the path. */
const pattern = /^\/([a-z]{2})-([a-z]{2})(?=\/|$)/i

/** Separates the prefix of a path from the rest, which is the same in every locale. */
export function splitPath(path: string): SplitPath {
  const [prefix = '', language, country] = pattern.exec(path) ?? []
  if (language === undefined || country === undefined) return { prefix: '', pathname: path }
  return {
    prefix,
    locale: { language: language.toLowerCase(), country: country.toLowerCase() },
    pathname: path.slice(prefix.length) || '/',
  }
}

/** The header that tells Medusa the locale of an answer. */
export const localeHeader = 'x-medusa-locale'

/** As `lang` and `hreflang` take it: `en-DE`. */
export const tagOf = ({ language, country }: Locale): string =>
  country === undefined ? language : `${language}-${country.toUpperCase()}`

/**
 * The texts of answers, the cart and its order, and the mails are in the page's locale. In the default locale nothing is sent: its texts
 * are those that the merchant has entered.
 */
export const localeHeaders = (locale: PageLocale): Readonly<Record<string, string>> =>
  locale.prefix === '' ? {} : { [localeHeader]: tagOf(locale) }

/**
 * As `Intl` takes it. In Arabic with the digits of the keyboard and of what customers type, which is what shops write there: Intl alone
 * has others in some countries.
 */
export const intlTagOf = (locale: Locale): string =>
  locale.language === 'ar' ? `${tagOf(locale)}-u-nu-latn` : tagOf(locale)

/** What the addresses of a locale begin with, without regard to the default one. */
export const writtenPrefix = (locale: Locale): string => `/${tagOf(locale).toLowerCase()}`

/** The default language, in a country that is not known yet. */
export const plainLocale: PageLocale = { language: sourceLanguage, prefix: '' }

/**
 * The locale of the page in a browser. Its server has written it to the root element, and knows which prefixes are locales: one
 * that is not is a part of an address like any other.
 *
 * @param lang of the root element: `en-DE`, or `en` where no country is known.
 */
export function pageLocaleOf(lang: string, path: string): PageLocale {
  const [language = plainLocale.language, country] = lang.toLowerCase().split('-')
  const locale = { language, country }
  const { prefix } = splitPath(path)
  return { ...locale, prefix: prefix === writtenPrefix(locale) ? prefix : '' }
}

/** A path of the page's locale without its prefix. Undefined for the path of another locale. */
export function pathIn({ prefix }: PageLocale, path: string): string | undefined {
  const split = splitPath(path)
  return split.prefix === prefix ? split.pathname : undefined
}
