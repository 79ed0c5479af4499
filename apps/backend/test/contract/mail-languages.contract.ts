import { demoCustomer } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signInDemo, signUp } from '../support/backend'
import { address, cartReadyToOrder, complete } from '../support/checkout'
import { linkIn, mailTo } from '../support/outbox'
import { at, textAt } from '../support/read'

const candle = textAt(await done('GET', '/store/products?handle=monsoon-candle'), 'products.0.variants.0.id')

async function orderIn(locale: string): Promise<{ email: string; order: unknown }> {
  const email = anyEmail('reader')
  const { id } = await cartReadyToOrder([{ variant_id: candle, quantity: 1 }], { email, locale })
  return { email, order: at((await complete(id)).body, 'order') }
}

describe('An order', () => {
  it('in German has German lines and a German mail', async () => {
    const { email, order } = await orderIn('de-AT')
    expect(at(order, 'items.0.product_title')).toBe('Kerze Erster Monsun')
    const mail = await mailTo(email, /^Ihre Bestellung UE-/)
    expect(mail.text).toMatch(/1 × Kerze Erster Monsun, \S+: 29,00\s₹|1 × Kerze Erster Monsun/)
    expect(mail.text).toContain('Gesamtsumme: ')
    expect(mail.text).toContain('Bestellung ansehen:\n')
    expect(mail.text).not.toMatch(/Thank|Total|Shipping/)
    // The order goes to the home country.
    expect(linkIn(mail).pathname).toMatch(/^\/de-in\/order\//)
  })

  it('in Arabic has an Arabic mail', async () => {
    const { email, order } = await orderIn('ar')
    expect(at(order, 'items.0.product_title')).toBe('شمعة المطر الأول')
    const mail = await mailTo(email, /^طلبك \u2068UE-\d{6}\u2069/)
    expect(mail.text).toContain('المجموع: ')
    expect(mail.text).not.toMatch(/Thank|Total|Shipping/)
  })

  it('of a company has its name and tax number, and its verified buyer reads them in the mail', async () => {
    const { email } = demoCustomer
    const bearer = await signInDemo()
    const line = { variant_id: candle, quantity: 1 }
    const cart = await cartReadyToOrder([line], { email, bearer, locale: 'de' })
    const company = { company: 'Rao & Töchter', metadata: { tax_number: '29ABCDE1234F1Z5' } }
    const body = { shipping_address: address, billing_address: { ...address, ...company } }
    await done('POST', `/store/carts/${cart.id}`, { bearer, body })
    const id = textAt((await complete(cart.id, bearer)).body, 'order.id')
    const order = at(await done('GET', `/store/orders/${id}`, { bearer }), 'order')
    expect(at(order, 'billing_address')).toMatchObject(company)
    const number = String(at(order, 'display_id')).padStart(6, '0')
    const { text } = await mailTo(email, new RegExp(`^Ihre Bestellung UE-${number}`))
    expect(text).toMatch(/^Rechnung an: .*Rao & Töchter, .*, Indien, Steuernummer 29ABCDE1234F1Z5$/m)
    expect(text).toMatch(/^Lieferung an: Asha Rao, 12 Residency Road, /m)
  })

  it('in a language that the shop has not is in English', async () => {
    const { email } = await orderIn('fr-FR')
    const mail = await mailTo(email, /^Your order UE-/)
    expect(mail.text).toContain('1 × First Monsoon Candle')
    expect(linkIn(mail).pathname).toMatch(/^\/order\//)
  })
})

describe('A cart', () => {
  it('keeps the locale of the request that made it, and changes it with its lines', async () => {
    const items = [{ variant_id: candle, quantity: 1 }]
    const made = at(await done('POST', '/store/carts', { body: { items }, locale: 'de-DE' }), 'cart')
    expect([at(made, 'locale'), at(made, 'items.0.product_title')]).toEqual(['de', 'Kerze Erster Monsun'])
    const path = `/store/carts/${textAt(made, 'id')}`
    const changed = at(await done('POST', path, { body: { locale: 'hi' } }), 'cart')
    expect([at(changed, 'locale'), at(changed, 'items.0.product_title')]).toEqual([
      'hi',
      'पहली बारिश मोमबत्ती',
    ])
  })
})

describe('A mail without an order', () => {
  it('is in the language of the request, and leads to the shop of its country', async () => {
    const { email } = await signUp()
    const body = { identifier: email }
    const reset = async (locale: string) =>
      await ask('POST', '/auth/customer/emailpass/reset-password', { body, locale })
    expect((await reset('de-AT')).status).toBe(201)
    const mail = await mailTo(email, /^Neues Passwort/)
    expect(mail.text).toContain('15 Minuten lang')
    expect(linkIn(mail).pathname).toBe('/de-at/reset-password')
    expect((await reset('en-DE')).status).toBe(201)
    expect(linkIn(await mailTo(email, /password/i)).pathname).toBe('/en-de/reset-password')
  })

  it('that confirms an address is in the language of the registration', async () => {
    const email = anyEmail('customer')
    const password = 'a-long-password'
    const identity = await done('POST', '/auth/customer/emailpass/register', { body: { email, password } })
    await done('POST', '/store/customers', {
      bearer: textAt(identity, 'token'),
      body: { email, first_name: 'Asha', last_name: 'Rao' },
      locale: 'hi-JP',
    })
    const mail = await mailTo(email, /^अपने पते/)
    expect(mail.text).toContain('पते की पुष्टि करें')
    expect(linkIn(mail).pathname).toBe('/hi-jp/verify-address')
    // Someone tries to register the address again.
    await ask('POST', '/auth/customer/emailpass/register', { body: { email, password }, locale: 'ar' })
    const warning = await mailTo(email, /^لديك حساب/)
    expect(warning.text).toContain('تسجيل الدخول')
    expect(linkIn(warning).pathname).toBe('/ar-in/login')
  })
})
