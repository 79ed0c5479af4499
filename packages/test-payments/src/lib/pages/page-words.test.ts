import { expect, it } from 'vitest'

import { fieldsPage } from './fields-page'
import { pageWords, type PageWords } from './page-words'
import { redirectPage } from './question-page'

/** Every text, by its path. */
const textsOf = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[`${path}.${key}`, text]]
    if (typeof text === 'function') return [[`${path}.${key}`, (text as PageWords['question']['what'])('1')]]
    return textsOf(text as object, `${path}.${key}`)
  })

const english = new Map(textsOf(pageWords('en')))

it.each(['de', 'hi', 'ar'])('has every text of the pages in %s', (language) => {
  const own = textsOf(pageWords(language))
  // The form of a date is of Latin letters in some languages.
  expect(own.filter(([path, text]) => path !== '.date' && text === english.get(path))).toEqual([])
  expect(own.map(([path]) => path)).toEqual([...english.keys()])
})

it('is in English where the pages are not written in a language', () => {
  expect(pageWords('xx')).toBe(pageWords(undefined))
})

const payment = { id: 'pay_1', secret: 'sec', amount: 10, currencyCode: 'eur' }

it('has nothing in English on a page in another language', () => {
  const pages = [
    fieldsPage([], undefined, pageWords('ar')),
    redirectPage(payment, 'https://shop.example/ar-us/checkout', pageWords('ar')),
  ]
  const shown = pages
    .map(
      ({ title, body, settings }) =>
        `${title} ${body.replaceAll(/<[^>]+>/g, ' ')} ${JSON.stringify(settings)}`,
    )
    .join(' ')
  const texts = [...english.values()].filter((text) => text.length > 5)
  expect(texts.filter((text) => shown.includes(text))).toEqual([])
})

it('writes the amount as the language does', () => {
  const body = (language: string) => redirectPage(payment, 'https://shop.example/', pageWords(language)).body
  expect(body('de')).toContain('10,00\u00A0€')
  expect(body('en')).toContain('€10.00')
})
