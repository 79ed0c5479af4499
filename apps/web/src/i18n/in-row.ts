import { language } from './language.ts'

/** Between short texts. */
export const comma = language.code === 'ar' ? '، ' : ', '

/** Short texts one after another, such as "White, M, Quantity 2". Those that are missing are left out. */
export const inRow = (texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(comma)
