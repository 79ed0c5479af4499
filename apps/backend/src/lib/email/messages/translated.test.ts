import { expect, it } from 'vitest'

import { documentWords } from '../../invoices/words/document-words'
import { mailLanguage } from './mail-language'

/** What stands in a text for what it is called with. */
const given = (at: number) => `«${at}»`

/** Every text, by its path; of a function that takes texts, what it makes of them. */
function textsOf(words: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    try {
      const made: unknown = words(...Array.from({ length: words.length }, (_, at) => given(at)))
      return typeof made === 'string' ? [[path, made]] : []
    } catch {
      // It takes a date or a list.
      return []
    }
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, one]) => textsOf(one, `${path}.${key}`))
}

const written = (locale: string) => [
  ...textsOf(mailLanguage(locale).messages, 'mails'),
  ...textsOf(documentWords(locale), 'documents'),
]

/** The code of an Indian invoice, which has no other name; and a word that German has, too. */
const kept = new Set(['documents.hsCode', 'mails.giftCard.code'])

it.each(['de', 'hi', 'ar'])('has no text of mails and invoices in %s that was left in English', (locale) => {
  const english = new Map(written('en'))
  const own = written(locale)
  const left = own.filter(
    ([path, text]) =>
      !kept.has(path) && english.get(path) === text && /[A-Za-z]{3}/.test(text.replaceAll(/«\d»/g, '')),
  )
  expect(left).toEqual([])
  expect(own.length).toBeGreaterThan(100)
})
