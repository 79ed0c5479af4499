/** A language that the shop is built in. */
export interface Language {
  /** ISO 639-1, in lower case. */
  readonly code: string
  /** Its name in itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** The default first: its addresses in the home country have no prefix. A further language is one more line. */
export const languages: readonly [Language, ...Language[]] = [
  { code: 'en', name: 'English', direction: 'ltr' },
]

export const directionOf = (code: string): Language['direction'] =>
  languages.find((language) => language.code === code)?.direction ?? 'ltr'
