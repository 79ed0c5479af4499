import { language } from './language.ts'

const { locale } = language
const items = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })

/** "Belt, Candle, Vase" */
export const listed = (names: readonly string[]): string => items.format(names)
