import { language } from './language.ts'

/** What messages with counts are compiled to. */

const { locale } = language
// As on labels: "9999 items".
const numbers = new Intl.NumberFormat(locale, { useGrouping: false })
const rules = new Intl.PluralRules(locale)

export const number = (value: number): string => numbers.format(value)

/** The form for a count. Every message has the form "other". */
export const plural = (
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
): string => forms[rules.select(count)] ?? forms.other
