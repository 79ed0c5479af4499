import { languageOf } from '../../locales/match-locale'
import { arabic } from './ar'
import { german } from './de'
import { english } from './en'
import { hindi } from './hi'
import type { DocumentWords } from './words'

const catalogues: Readonly<Record<string, DocumentWords>> = { en: english, de: german, hi: hindi, ar: arabic }

/** The words of the locale's language, and English for one that has none. */
export const documentWords = (locale: string | null): DocumentWords =>
  catalogues[languageOf(locale ?? 'en')] ?? english
