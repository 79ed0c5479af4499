import { describe, expect, it } from 'vitest'

import { write } from '../write'
import { orderPlacedEmail } from '../emails/order-placed'
import { orderTransferEmail } from '../emails/order-transfer'
import { mailLanguage } from './mail-language'

const order = {
  number: 'UE-000105',
  currency: 'eur',
  lines: [{ title: 'Leinenhemd, Weiß / M', quantity: 2, total: 378 }],
  rows: [{ kind: 'delivery', amount: 5.99 }] as const,
  total: 1383.99,
}
const sender = { name: 'Umber & Ecru' }

/** Intl separates with spaces that look like any other. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F\u200E\u200F\u061C]/g, ' ')

describe('A mail', () => {
  it('of a German order is German, with amounts as they are written where the order goes', () => {
    const { subject, text, html } = write(
      orderPlacedEmail(order, 'https://shop.example/order/1', mailLanguage('de', 'de')),
      sender,
    )
    expect(subject).toBe('Ihre Bestellung UE-000105')
    expect(plain(text)).toContain('Versand: 5,99 €\nGesamtsumme: 1.383,99 €')
    expect(html).toContain('<html dir="ltr" lang="de-DE">')
  })

  it('in Arabic is written from right to left', () => {
    const { html, subject } = write(
      orderTransferEmail('UE-000105', { url: 'https://shop.example', days: 7 }, mailLanguage('ar', 'ae')),
      sender,
    )
    expect(html).toContain('<html dir="rtl" lang="ar-AE">')
    expect(subject).toBe('نقل الطلب \u2068UE-000105\u2069 إلى حساب')
    expect(html).toContain('لمدة \u20687 أيام\u2069')
  })

  it.each<readonly [locale: string | null | undefined, country: string | null, tag: string]>([
    [null, 'in', 'en-IN'],
    [undefined, null, 'en'],
    ['hi', 'in', 'hi-IN'],
    ['de-AT', 'de', 'de-AT'],
    // No mail is written in French.
    ['fr', 'fr', 'en-FR'],
    ['fr-FR', null, 'en'],
  ])('in the locale %j to %j is in %j', (locale, country, tag) => {
    expect(mailLanguage(locale, country).tag).toBe(tag)
  })

  it('says in each language as much as in English', () => {
    const keysOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keysOf(one)]))
        : typeof value
    const english = keysOf(mailLanguage('en').messages)
    for (const locale of ['de', 'hi', 'ar']) expect(keysOf(mailLanguage(locale).messages)).toEqual(english)
  })
})
