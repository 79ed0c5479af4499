import { expect, it } from 'vitest'

import { giftCardEmail } from '../emails/gift-card'
import { write } from '../write'
import { isolated } from './isolated'
import { mailLanguage } from './mail-language'

const sender = { name: 'Umber & Ecru' }

it('isolates what an Arabic sentence is about, and leaves what is read from left to right', () => {
  const invoice = (locale: string) =>
    mailLanguage(locale).messages.document.invoice.what('2026-000105', 'UE-000105')
  expect(invoice('ar')).toContain('\u20682026-000105\u2069')
  expect(invoice('ar')).toContain('\u2068UE-000105\u2069')
  expect(invoice('de')).toBe('Im Anhang ist die Rechnung 2026-000105 zu Ihrer Bestellung UE-000105.')
})

it('isolates each line of what a person wrote', () => {
  expect(isolated('One!\n\nTwo!', { direction: 'rtl' })).toBe('\u2068One!\u2069\n\n\u2068Two!\u2069')
  const letter = { code: 'AB', value: '$10', message: 'Happy birthday!', link: 'https://shop.example/' }
  expect(write(giftCardEmail(letter, mailLanguage('ar')), sender).text).toContain(
    '\u2068Happy birthday!\u2069',
  )
  expect(write(giftCardEmail(letter, mailLanguage('hi')), sender).text).toContain('\nHappy birthday!\n')
})

it('keeps the number of an order in one line', () => {
  const { html } = write(
    { subject: 'Order', parts: ['Your order UE-000105 is on its way.'], language: mailLanguage('de') },
    sender,
  )
  expect(html).toContain('Your order <span style="white-space:nowrap">UE-000105</span> is on its way.')
})

it('does not break a word beside a long number', () => {
  const rows = [['खाताधारक', 'Umber & Ecru']] as const
  const { html } = write(
    { subject: 'Order', parts: [{ kind: 'rows', rows }], language: mailLanguage('hi') },
    sender,
  )
  expect(html).toMatch(/overflow-wrap:break-word[^>]*>खाताधारक</)
})
