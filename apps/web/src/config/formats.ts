import { createMoneyFormat, type Money } from '@umber/storefront-core'
import type { CalendarDate } from '@umber/storefront-core/checkout'
import { intlTagOf, type Locale } from './locale.ts'

/** How a locale writes what is no amount of money. */
export interface Formats {
  /** An amount in its own currency; "-" without one. */
  readonly money: (money: Money | undefined) => string
  /** A moment's day, in the visitor's time zone; "-" without one. */
  readonly day: (iso: string | undefined) => string
  /** A day with its weekday. */
  readonly fullDay: (date: CalendarDate) => string
  /** A day of this year or the next, with its weekday: "Tue, 8 Dec". */
  readonly shortDay: (date: CalendarDate) => string
  readonly number: (value: number) => string
  /** "one, two and three" */
  readonly all: (texts: readonly string[]) => string
  /** "one, two or three" */
  readonly either: (texts: readonly string[]) => string
  /** The name of a currency by its ISO 4217 code. */
  readonly currency: (code: string) => string
  /** The name of a country by its ISO 3166-1 alpha-2 code. */
  readonly country: (code: string) => string
}

/** Where a shorter day is of digits whose order is not known, or has an abbreviation that is hardly used. */
const dayStyles: Readonly<Partial<Record<string, 'long'>>> = { ar: 'long', hi: 'long' }

/** Each of Intl's formats is made when it is first used. */
export function createFormats(locale: Locale): Formats {
  const tag = intlTagOf(locale)
  const once = <Format>(make: () => Format) => {
    let made: Format | undefined
    return () => (made ??= make())
  }
  const day = once(() => new Intl.DateTimeFormat(tag, { dateStyle: dayStyles[locale.language] ?? 'medium' }))
  const fullDay = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }))
  const shortDay = once(
    () => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  )
  const number = once(() => new Intl.NumberFormat(tag))
  const all = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }))
  const either = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }))
  const currency = once(() => new Intl.DisplayNames(tag, { type: 'currency' }))
  const country = once(() => new Intl.DisplayNames(tag, { type: 'region' }))
  const money = once(() => createMoneyFormat({ locale: tag }))
  return {
    money: (amount) => (amount === undefined ? '-' : money()(amount)),
    day: (iso) => (iso === undefined ? '-' : day().format(new Date(iso))),
    fullDay: ({ year, month, day: date }) => fullDay().format(Date.UTC(year, month - 1, date)),
    shortDay: ({ year, month, day: date }) => shortDay().format(Date.UTC(year, month - 1, date)),
    number: (value) => number().format(value),
    all: (texts) => all().format(texts),
    either: (texts) => either().format(texts),
    currency: (code) => currency().of(code.toUpperCase()) ?? code.toUpperCase(),
    country: (code) => country().of(code.toUpperCase()) ?? code.toUpperCase(),
  }
}
