import { describe, expect, it } from 'vitest'

import { write } from '../email/write'
import type { Part } from '../email/email'
import { mailLanguage } from '../email/messages/mail-language'
import {
  faultOf,
  filled,
  isSwitchedOn,
  LetterSettings,
  OwnerLetters,
  unknownPlaceholders,
} from './letter-schema'
import { languagesOf, letterNames, letters, mailLanguages, placeholdersOf } from './letters'
import { ownWords, sampleLetter } from './samples'
import { worded } from './worded'

const sender = { name: 'Umber & Ecru', contactEmail: 'support@shop.example' }
const sample = (code: string) => ({ language: mailLanguage(code), number: 'UE-000105', currency: 'eur' })
const shopperLetters = letterNames.filter((name) => letters[name].group !== 'owner')

/** What is the same in every language: names, numbers, currencies, and what stands in the samples. */
const names =
  /Umber & Ecru|support@\S+|https?:\/\/\S+|Linen Shirt|White \/ [ML]|First Monsoon Candle|UE-\d+|IBAN|BIC|DE89[\d ]+|COBADEFFXXX|RF18[\d ]+|E-Mail\S*|E-mail|€|Asha|Ravi|Happy birthday!|ABCD-EFGH-JKMN-PQRS/g

/** What a reader sees of a part. */
function textsOf(part: Part): readonly string[] {
  if (typeof part === 'string') return [part]
  switch (part.kind) {
    case 'heading':
      return [part.text]
    case 'link':
      return [part.label, part.url]
    case 'links':
      return part.links.flatMap(({ label, url }) => [label, url])
    case 'rows':
      return part.rows.flat()
    case 'items':
    default:
      return part.items.flatMap(({ title, variant, amount }) =>
        [title, variant, amount].filter((one) => one !== undefined),
      )
  }
}

const unescaped = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('<br/>', '\n')

/** What no letter of the language has: of German, whose letters are those of English, the words of English. */
const foreign = {
  en: /\p{Script=Arabic}|\p{Script=Devanagari}|\b(?:und|Ihre|Sie|Bestellung)\b/u,
  de: /\b(?:the|your|you|we|have|order|with|please|see|and|of)\b/i,
  hi: /[A-Za-z]{2,}|\p{Script=Arabic}/u,
  ar: /[A-Za-z]{2,}|\p{Script=Devanagari}/u,
} as const

describe.each(mailLanguages)('The letters in %s', (code) => {
  it.each(shopperLetters)('%s has all of its words in that language', (name) => {
    const { subject, text, html } = write(sampleLetter(name, sample(code)), sender)
    for (const form of [subject, text, html]) expect(form).not.toMatch(/undefined|NaN|null|\[object|\{\w+\}/)
    expect(html).toContain(`lang="${mailLanguage(code).tag}"`)
    expect(html).toContain(`dir="${code === 'ar' ? 'rtl' : 'ltr'}"`)
    const words = `${subject}\n${text}`.replaceAll(names, '')
    expect(words).not.toMatch(foreign[code])
  })

  it.each(shopperLetters)('%s says in HTML what it says as text', (name) => {
    const letter = sampleLetter(name, sample(code))
    const { text, html } = write(letter, sender)
    const shown = letter.parts.flatMap(textsOf)
    expect(shown.length).toBeGreaterThan(1)
    for (const one of shown) for (const form of [text, unescaped(html)]) expect(form).toContain(one)
  })

  it('name the placeholders that the owner may use, each in its own words', () => {
    for (const name of shopperLetters) {
      const { subject, opening } = ownWords(name, mailLanguage(code))
      const used = `${subject} ${opening}`.match(/\{\w+\}/g) ?? []
      for (const one of used) expect(placeholdersOf(name)).toContain(one.slice(1, -1))
      expect(opening).not.toBe('')
    }
  })
})

describe('The order confirmation', () => {
  it('shows each thing with its picture, and amounts that add up', () => {
    const letter = sampleLetter('order-placed', {
      ...sample('en'),
      pictures: ['https://shop.example/shirt.webp', 'https://shop.example/candle.webp'],
    })
    const { html, text } = write(letter, sender)
    expect(html).toContain('src="https://shop.example/shirt.webp"')
    const amounts = [...text.matchAll(/: (-?)€([\d.]+)$/gm)].map(
      ([, sign, amount]) => Number(amount) * (sign === '-' ? -1 : 1),
    )
    const total = amounts.pop()
    expect(amounts).toHaveLength(4)
    expect(amounts.reduce((all, amount) => all + amount, 0)).toBeCloseTo(total ?? 0, 10)
  })
})

describe('The words of the owner', () => {
  it('stand in place of the subject and the first words, with the values of the order', () => {
    const letter = sampleLetter('refunded', sample('en'))
    const words = { subject: '{shop}: {amount} for {number}', opening: 'Here is {amount}.' }
    const { subject, parts } = worded(letter, words, 'Umber & Ecru')
    expect(subject).toBe('Umber & Ecru: €39.00 for UE-000105')
    expect(parts).toEqual(['Here is €39.00.', ...letter.parts.slice(1)])
    expect(worded(letter, { subject: null, opening: null }, 'Shop')).toEqual(letter)
    expect(worded(letter, undefined, 'Shop')).toBe(letter)
  })

  it('are only text', () => {
    const words = { subject: null, opening: '<img src=x onerror=alert(1)>' }
    expect(write(worded(sampleLetter('shipped', sample('en')), words, 'Shop'), sender).html).not.toContain(
      '<img src=x',
    )
  })

  it('have no placeholder that the letter does not know', () => {
    const words = { subject: '{number} {__proto__}', opening: '{amount} {}' }
    expect(unknownPlaceholders('shipped', words)).toEqual(['{__proto__}', '{amount}', '{}'])
    expect(filled('{constructor} {number}', { number: 'UE-1' })).toBe('{constructor} UE-1')
  })

  it.each([
    ['order-placed', { is_on: false }, /cannot be switched off/],
    ['password-reset', { is_on: false }, /cannot be switched off/],
    ['new-order', { words: { de: { subject: 'Neu' } } }, /in English only/],
    [
      'shipped',
      { words: { de: { subject: '{number} {name}' } } },
      /\{name\} is not known here.*\{number\}, \{shop\}/,
    ],
  ] as const)('of %s are refused: %j', (name, settings, fault) => {
    expect(faultOf(name, LetterSettings.parse(settings))).toMatch(fault)
  })

  it('are accepted with what the letter knows, and so is a letter that is off', () => {
    const words = { de: { subject: '{number}', opening: '{shop}' } }
    expect(faultOf('shipped', LetterSettings.parse({ is_on: false, words }))).toBeUndefined()
  })

  it('leave a letter as the shop has it until it is switched', () => {
    const none = LetterSettings.parse({})
    expect(isSwitchedOn('shipped', none)).toBe(true)
    expect(isSwitchedOn('abandoned-cart', none)).toBe(false)
    expect(isSwitchedOn('abandoned-cart', { ...none, is_on: true })).toBe(true)
    expect(isSwitchedOn('order-placed', { ...none, is_on: false })).toBe(true)
  })
})

describe('The addresses of the owner', () => {
  it('are one a line, without empty lines', () => {
    expect(OwnerLetters.parse({ addresses: [' a@shop.example ', ''] })).toEqual({
      addresses: ['a@shop.example'],
      low_stock: null,
    })
    expect(OwnerLetters.parse({ addresses: null }).addresses).toEqual([])
    for (const address of ['a@shop.example,b@shop.example', 'Ann <a@shop.example>', 'no address'])
      expect(OwnerLetters.safeParse({ addresses: [address] }).success).toBe(false)
  })
})

it('letters to the owner are in English only', () => {
  for (const name of letterNames)
    expect(languagesOf(name)).toEqual(letters[name].group === 'owner' ? ['en'] : mailLanguages)
})
