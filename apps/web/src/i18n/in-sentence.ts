import { language } from './language.ts'

/** A name within a sentence: "Color" becomes "color". German nouns begin with a capital letter everywhere. */
export const inSentence = (name: string): string =>
  language.code === 'de' ? name : name.toLocaleLowerCase(language.locale)
