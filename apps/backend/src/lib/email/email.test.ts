import { describe, expect, it } from 'vitest'

import { write } from './write'
import { orderPlacedEmail } from './emails/order-placed'
import { passwordResetEmail } from './emails/password-reset'
import { mailLanguage } from './messages/mail-language'

describe('An email', () => {
  const hostile = write(
    {
      subject: 'One\r\nBcc: everybody@example.com',
      parts: [
        '<script>alert("x")</script> & so on',
        { kind: 'link', label: '<b>', url: 'https://x.example/?a=1&b="2"' },
      ],
    },
    { name: 'Umber & Ecru' },
  )

  it('has the same content in plain text and in HTML', () => {
    const link = 'https://shop.example/reset-password#token=abc'
    const { text, html } = write(passwordResetEmail(link, mailLanguage('en')), { name: 'Umber & Ecru' })
    expect(text).toContain(`Set a new password:\n${link}`)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain('>Set a new password<')
    for (const form of [text, html]) expect(form).toContain('The link works once, for 15 minutes.')
  })

  it('contains nothing that a browser would run', () => {
    expect(hostile.html).not.toContain('<script>')
    expect(hostile.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; so on')
    expect(hostile.html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"')
  })

  it('has a style sheet that nothing is escaped in', () => {
    const { html } = write({ subject: 'Hello', parts: ['Hello'] }, { name: 'Shop' })
    const sheet = /<style>([^]*?)<\/style>/.exec(html)?.[1]
    expect(sheet).toContain('prefers-color-scheme: dark')
    expect(sheet).not.toMatch(/&\w+;|&#/)
  })

  it('begins with the wordmark of the shop, or else with its name', () => {
    const letter = { subject: 'Hello', parts: ['Hello'] }
    const wordmark = 'https://shop.example/static/wordmark.png'
    expect(write(letter, { name: 'Umber & Ecru', wordmark }).html).toMatch(
      /<img alt="Umber &amp; Ecru" src="https:\/\/shop\.example\/static\/wordmark\.png"/,
    )
    expect(write(letter, { name: 'Umber & Ecru' }).html).not.toContain('<img')
  })

  it('has a subject of one line, so that no header can be injected', () => {
    expect(hostile.subject).toBe('One Bcc: everybody@example.com')
  })

  it('about an order lists the items, in the currency of the order', () => {
    const order = {
      number: 'UE-000105',
      currency: 'inr',
      lines: [{ title: 'Linen shirt', variant: 'White / M', quantity: 2, total: 378 }],
      rows: [
        { kind: 'discount', amount: -37.8 },
        { kind: 'delivery', amount: 5.99 },
      ] as const,
      total: 346.19,
    }
    const { subject, text } = write(
      orderPlacedEmail(order, 'https://shop.example/account/orders', mailLanguage(null, 'in')),
      {
        name: 'Umber & Ecru',
      },
    )
    expect(subject).toBe('Your order UE-000105')
    expect(text).toContain(
      '2 × Linen shirt, White / M: ₹378.00\n\nDiscount: -₹37.80\nShipping: ₹5.99\nTotal: ₹346.19',
    )
  })
})
