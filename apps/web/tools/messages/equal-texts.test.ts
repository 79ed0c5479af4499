import { expect, it } from 'vitest'
import { languages, sourceLanguage } from '../../messages/languages.ts'
import { areasOf, flatten, readMessages } from './catalogue.ts'

/** Words that the language shares with English, and what has no other name in it. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Status',
    'Details',
    'Material',
    'Journal',
    'Name',
    'Push',
    'Region',
    'Oblast',
    '(optional)',
    'T-Shirts',
  ],
  hi: ['CAP', 'CVV', 'HSN {code}'],
}
const names = [
  'SMS',
  'Eircode',
  'GSTIN',
  'Google Analytics',
  'Plausible',
  'PayPal',
  'Razorpay',
  'IBAN',
  'BIC',
]

it.each(languages.map(({ code }) => code).filter((code) => code !== sourceLanguage))(
  'has no text of %s that was left in English',
  (code) => {
    const allowed = new Set([...names, ...(shared[code] ?? [])])
    const hasWords = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(/\{[^}]*\}/g, ''))
    const texts = areasOf(code).flatMap((area) => {
      const source = flatten(readMessages(sourceLanguage, area))
      return [...flatten(readMessages(code, area))].map(([path, text]) => ({
        is: `${area}: ${path} ${text}`,
        isLeft: source.get(path) === text && hasWords(text) && !allowed.has(text),
      }))
    })
    expect(texts.filter(({ isLeft }) => isLeft).map(({ is }) => is)).toEqual([])
    expect(texts.length).toBeGreaterThan(1000)
  },
)
