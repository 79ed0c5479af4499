import { language } from './language.ts'

const { locale } = language
const items = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const either = new Intl.ListFormat(locale, { type: 'disjunction' })

/** "Belt, Candle, Vase" */
export const listed = (names: readonly string[]): string => items.format(names)

/** "India, Nepal and Sri Lanka" */
export const allOf = (names: readonly string[]): string => all.format(names)

/** "Pay on delivery or Stripe" */
export const oneOf = (names: readonly string[]): string => either.format(names)
