import { languageOf } from '../../locales/match-locale'
import { arabic } from './ar'
import { german } from './de'
import { english } from './en'
import { hindi } from './hi'
import { withIsolatedTexts } from './isolated'
import type { MailMessages } from './messages'

const catalogues: Readonly<Record<string, MailMessages>> = {
  en: english,
  de: german,
  hi: hindi,
  ar: withIsolatedTexts(arabic),
}

/** Languages that are written from right to left, of those that a mail can be in. */
const rightToLeft: ReadonlySet<string> = new Set(['ar'])

/** What a mail is written with. */
export interface MailLanguage {
  /** A BCP 47 tag for the mail's `lang` and for Intl. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly messages: MailMessages
  /** An amount in major units. */
  readonly money: (amount: number, currency: string) => string
  /** A day of an ISO 8601 time, as documents write it. */
  readonly day: (time: string) => string
  /** "15 minutes", "7 days". */
  readonly time: (amount: number, unit: 'minute' | 'day') => string
}

/**
 * The language of a mail: that of the locale, and English for one that no mail is written in.
 *
 * @param country ISO code of where the order goes: amounts and numbers are written as it is usual there.
 */
export function mailLanguage(locale: string | null | undefined, country?: string | null): MailLanguage {
  const asked = languageOf(locale ?? 'en')
  const messages = catalogues[asked]
  const language = messages === undefined ? 'en' : asked
  const tag = tagOf(language, messages === undefined ? null : locale, country)
  return {
    tag,
    direction: rightToLeft.has(language) ? 'rtl' : 'ltr',
    messages: messages ?? english,
    money: (amount, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: currency.toUpperCase() }).format(amount),
    day: (time) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }).format(
        new Date(time),
      ),
    time: (amount, unit) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  }
}

/** `de-AT` stays; `de` for an order to Austria becomes it. */
function tagOf(
  language: string,
  locale: string | null | undefined,
  country: string | null | undefined,
): string {
  const region = (locale ?? '').split('-')[1] ?? country ?? ''
  return /^[A-Za-z]{2}$/.test(region) ? `${language}-${region.toUpperCase()}` : language
}
