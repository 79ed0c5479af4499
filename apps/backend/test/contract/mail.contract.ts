import { beforeAll, describe, expect, it } from 'vitest'

import { address, cartReadyToOrder, cartReadyToPay, complete, payManually } from '../support/checkout'
import { anyEmail, ask, backendUrl, done, signIn, signUp } from '../support/backend'
import { linkIn, mailTo, secretIn } from '../support/outbox'
import { at, textAt } from '../support/read'

const resetPath = '/auth/customer/emailpass/reset-password'

describe('A forgotten password', () => {
  it('[F-95] is reset by the link in the email, once, with its token in the fragment', async () => {
    const { email } = await signUp('the-old-password')
    await done('POST', resetPath, { body: { identifier: email } })
    const mail = await mailTo(email, /password/)
    expect(mail.subject).toBe('Set a new password')
    const link = linkIn(mail)
    expect([link.pathname, link.search]).toEqual(['/reset-password', ''])
    const change = {
      bearer: secretIn(mail, 'token'),
      body: { password: 'the-new-password' },
    }
    expect((await ask('POST', '/auth/customer/emailpass/update', change)).status).toBe(200)
    expect(await signIn('customer', email, 'the-new-password')).not.toBe('')
    await expect(signIn('customer', email, 'the-old-password')).rejects.toThrow('401')
    expect((await ask('POST', '/auth/customer/emailpass/update', change)).status).toBe(401)
  })

  it('[F-96] of an unknown address gets the same response and no email', async () => {
    const identifier = anyEmail('unknown')
    expect((await ask('POST', resetPath, { body: { identifier } })).status).toBe(201)
    // Mails are sent in turn: a later one is there.
    const { email } = await signUp('the-password')
    await done('POST', resetPath, { body: { identifier: email } })
    await mailTo(email, /password/)
    expect(await done('GET', `/outbox?to=${identifier}`)).toEqual({ mails: [] })
  })
})

describe('An order', () => {
  const email = anyEmail('guest')
  let order: unknown
  let access: string

  beforeAll(async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
    const { body } = await complete((await cartReadyToOrder([line], { email })).id)
    order = at(body, 'order')
    access = textAt(body, 'order_access')
  })

  it('is confirmed by email, with its number, total and a link that opens it', async () => {
    const mail = await mailTo(email, /^Your order/)
    const number = String(at(order, 'display_id'))
    expect(mail.subject).toBe(`Your order UE-${number.padStart(6, '0')}`)
    expect(mail.text).toContain(`Total: ₹${Number(at(order, 'total')).toFixed(2)}`)
    const id = textAt(order, 'id')
    expect([linkIn(mail).pathname, linkIn(mail).search]).toEqual([`/order/${id}`, ''])
    const opened = await done('GET', `/store/orders/${id}`, { access: secretIn(mail, 'access') })
    expect(at(opened, 'order.email')).toBe(email)
  })

  it('is confirmed with rows that add up to its total, when a code takes off the delivery', async () => {
    const buyer = anyEmail('free-delivery')
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 2 }
    const cart = await cartReadyToPay([line], { email: buyer })
    await done('POST', `/store/carts/${cart.id}/promotions`, { body: { promo_codes: ['FREESHIP'] } })
    await payManually(cart.id)
    const total = Number(at((await complete(cart.id)).body, 'order.total'))
    const { text } = await mailTo(buyer, /^Your order/)
    expect(text).toContain('Discount: -₹')
    expect(text).not.toMatch(/^(?:Adjustment|Rounding):/m)
    const figures = [...text.matchAll(/: (-?)₹([\d,.]+)$/gm)].map(([, sign, figure = '']) =>
      Number(`${sign}${figure.replaceAll(',', '')}`),
    )
    expect(figures.at(-1)).toBe(total)
    expect(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBeCloseTo(total, 2)
  })

  it('is confirmed without any text the buyer typed, because the address is not verified', async () => {
    const victim = anyEmail('victim')
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
    const cart = await cartReadyToOrder([line], { email: victim })
    const fields = Object.fromEntries(
      ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'province', 'postal_code'].map(
        (name) => [name, `WON evil.test`],
      ),
    )
    const typed = { ...address, ...fields, metadata: { note: 'WON evil.test' } }
    const body = { shipping_address: typed, billing_address: typed, metadata: { note: 'WON evil.test' } }
    await done('POST', `/store/carts/${cart.id}`, { body })
    expect((await complete(cart.id)).status).toBe(200)
    const { subject, text } = await mailTo(victim, /^Your order/)
    expect(subject).toMatch(/^Your order UE-\d+$/)
    expect(text).toContain('Monsoon')
    expect(text).not.toMatch(/WON|evil/)
  })

  it('moves to an account by the link sent to the address it was placed with', async () => {
    const { token } = await signUp()
    const id = textAt(order, 'id')
    const path = `/store/orders/${id}/transfer/request`
    await done('POST', path, { bearer: token, access, body: {} })
    const mail = await mailTo(email, /^Move order/)
    const { pathname, search } = linkIn(mail)
    expect([pathname, search, secretIn(mail, 'order')]).toEqual(['/order-transfer', '', id])
    const body = { token: secretIn(mail, 'token') }
    await done('POST', `/store/orders/${id}/transfer/accept`, { body })
    const mine = await done('GET', '/store/orders', { bearer: token })
    expect(textAt(mine, 'orders.0.id')).toBe(id)
  })
})

describe('The outbox', () => {
  it('is a page for developers', async () => {
    const page = await fetch(`${backendUrl}/outbox`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    const [, first] = /href="(\/outbox\/[^"]+)"/.exec(html) ?? []
    const mail = await fetch(`${backendUrl}${first}`, { headers: { accept: 'text/html' } })
    expect(await mail.text()).toContain('<iframe title="As HTML" sandbox=')
  })

  it('is closed to other machines', async () => {
    expect((await ask('GET', '/outbox', { from: '203.0.113.9' })).status).toBe(404)
    const named = await ask('GET', '/outbox/20261121-00000000')
    expect(named.status).toBe(404)
  })
})
