/** A language of the shop. Each has a folder of this directory with its texts, and a build of its own. */
export interface Language {
  /** BCP 47, and the name of the folder. */
  readonly code: string
  /** In the language itself, for a list to choose from. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Numbers, dates and lists are written as there. */
  readonly locale: string
  /** Its letters need a font of their own: `src/ui/fonts/<script>.css`. */
  readonly script?: 'devanagari' | 'arabic'
}

/** The texts of the sources. What another language lacks is shown in it. */
export const sourceLanguage = 'en'

/** All languages of the shop, the default first. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr', locale: 'en-IN' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', locale: 'de-DE' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN', script: 'devanagari' },
  { code: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-AE-u-nu-latn', script: 'arabic' },
] as const satisfies readonly Language[]

/** For tests: English with accents, longer by two fifths. It has no folder. */
export const pseudoLanguage = {
  code: 'en-XA',
  name: '[Éñĝļîšĥ]',
  direction: 'ltr',
  locale: 'en-IN',
} as const satisfies Language

/** For tests: the same from right to left. */
export const mirroredPseudoLanguage = { ...pseudoLanguage, code: 'ar-XB', direction: 'rtl' } as const

export const directionOf = (code: string): Language['direction'] =>
  [...languages, mirroredPseudoLanguage].find((language) => language.code === code)?.direction ?? 'ltr'

/** Throws when there is no such language. */
export function languageOf(code: string): Language {
  const language = [...languages, pseudoLanguage, mirroredPseudoLanguage].find((one) => one.code === code)
  if (language === undefined) throw new Error(`There is no language "${code}", see messages/languages.ts.`)
  return language
}

/** In the language itself; the code of a language that the shop does not know. */
export const languageName = (code: string): string =>
  languages.find((language) => language.code === code)?.name ?? code
