import { languageOf } from '../locales/match-locale'

interface Searched {
  readonly title: string
  readonly material: string
  readonly words: string
}

/**
 * What else a document has to be found by in its language. In Arabic, words with the article: PostgreSQL's stemmer makes another stem
 * of "الكتان" than of "كتان", and shoppers type both.
 */
export function withSearchWords<Document extends Searched>(document: Document, locale: string): Document {
  if (languageOf(locale) !== 'ar') return document
  const { title, material, words } = document
  const known = new Set(`${title} ${material} ${words}`.match(/\p{Script=Arabic}{2,}/gu))
  const forms = [...known].map((word) => (word.startsWith('ال') ? word.slice(2) : `ال${word}`))
  return { ...document, words: `${words} ${forms.filter((form) => !known.has(form)).join(' ')}` }
}
