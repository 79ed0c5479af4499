import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signIn, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { linkIn, mailsInTurn, mailTo, secretIn } from '../support/outbox'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

let admin: string
let product: TestProducts

const asAdmin = async (method: string, path: string, body?: unknown) =>
  done(method, path, { bearer: admin, ...(body !== undefined && { body }) })

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Scarce thing', 5)
})
afterAll(async () => {
  await product.remove()
  await asAdmin('POST', '/admin/owner-letters', {})
})

async function placed(quantity: number): Promise<{ email: string; order: unknown }> {
  const email = anyEmail('buyer')
  const { id } = await cartReadyToOrder([{ variant_id: product.variantId, quantity }], { email })
  return { email, order: at((await complete(id)).body, 'order') }
}

const numberOf = (order: unknown) => `UE-${String(at(order, 'display_id')).padStart(6, '0')}`

describe('The owner', () => {
  it('is mailed of orders, messages and, once until it is restocked, of an item that is low', async () => {
    const owner = anyEmail('owner')
    const settings = { addresses: [owner], low_stock: 3 }
    expect(await asAdmin('POST', '/admin/owner-letters', settings)).toEqual({ owner_letters: settings })
    const lowOnes = async () =>
      (await mailsInTurn(owner)).filter(({ text }) => text.includes('Scarce thing, One: 2 left'))

    const { order } = await placed(3)
    const told = await mailTo(owner, new RegExp(`^New order ${numberOf(order)}$`))
    expect(told.text).toContain('3 × Scarce thing, One: ₹1,500.00')
    expect(linkIn(told).pathname).toBe(`/app/orders/${textAt(order, 'id')}`)
    await expect.poll(async () => (await lowOnes()).length).toBe(1)

    // Lower still, and then enough again.
    await placed(1)
    const levels = await asAdmin('GET', `/admin/inventory-items/${product.inventoryItemId}/location-levels`)
    const level = `/admin/inventory-items/${product.inventoryItemId}/location-levels/${textAt(levels, 'inventory_levels.0.location_id')}`
    await asAdmin('POST', level, { stocked_quantity: 20 })
    // What the owner counts is no news to the owner; what is sold then is.
    await asAdmin('POST', level, { stocked_quantity: 6 })
    await asAdmin('POST', level, { stocked_quantity: 7 })
    await placed(1)
    await expect.poll(async () => (await lowOnes()).length).toBe(2)
    expect((await mailsInTurn(owner)).filter(({ subject }) => subject.includes('low'))).toHaveLength(2)

    const writer = anyEmail('writer')
    const body = { name: 'Asha Rao', email: writer, subject: 'Sizes', message: 'Visit evil.example' }
    await ask('POST', '/store/contact', { body, locale: 'de' })
    expect((await mailTo(owner, /^New message/)).text).toContain('Visit evil.example')
    const received = await mailTo(writer, /^Ihre Nachricht ist angekommen$/)
    expect(received.text).not.toMatch(/evil|Asha|Sizes/)
  })

  it('changes the words of a letter, and switches off what may be off', async () => {
    const path = '/admin/letters/order-canceled'
    const words = { en: { subject: '{shop}: {number} is off', opening: 'Gone is {number}.' } }
    await asAdmin('POST', path, { words })
    const first = await placed(1)
    await asAdmin('POST', `/admin/orders/${textAt(first.order, 'id')}/cancel`)
    const { subject, text } = await mailTo(first.email, /is off$/)
    expect(subject).toBe(`Umber & Ecru: ${numberOf(first.order)} is off`)
    expect(text).toMatch(new RegExp(`^Gone is ${numberOf(first.order)}\\.\\n\\nYou have paid nothing`))

    await asAdmin('POST', path, { is_on: false })
    const second = await placed(1)
    await asAdmin('POST', `/admin/orders/${textAt(second.order, 'id')}/cancel`)
    await asAdmin('POST', path, {})
    const third = await placed(1)
    await asAdmin('POST', `/admin/orders/${textAt(third.order, 'id')}/cancel`)
    await mailTo(third.email, /is canceled$/)
    expect((await mailsInTurn(second.email)).map((mail) => mail.subject)).toEqual([
      `Your order ${numberOf(second.order)}`,
    ])
  })

  it.each([
    ['a placeholder that the letter has not', 'shipped', { words: { en: { subject: 'For {name}' } } }],
    ['an order confirmation that is off', 'order-placed', { is_on: false }],
    ['a mail of the account that is off', 'password-changed', { is_on: false }],
    ['a subject of two lines', 'shipped', { words: { en: { subject: 'One\nBcc: x' } } }],
    ['another language of a letter to the owner', 'new-order', { words: { de: { subject: 'Neu' } } }],
  ])('cannot save %s', async (_what, name, body) => {
    const answer = await ask('POST', `/admin/letters/${name}`, { bearer: admin, body })
    expect(answer).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
  })

  it('sees a letter as it would be mailed', async () => {
    const words = { subject: '{number} kommt', opening: null }
    const body = { language: 'de', words }
    const preview = at(await asAdmin('POST', '/admin/letters/shipped/preview', body), 'preview')
    expect(at(preview, 'subject')).toBe('UE-000105 kommt')
    expect(textAt(preview, 'html')).toContain('Wir haben Ihre Bestellung UE-000105 versendet.')
    const letters = listAt(await asAdmin('GET', '/admin/letters'), 'letters')
    const shipped = letters.find((letter) => at(letter, 'name') === 'shipped')
    expect(at(shipped, 'own_words.en.subject')).toBe('Your order {number} is on its way')
    expect((await ask('GET', '/admin/letters')).status).toBe(401)
  })
})

describe('The owner of an account', () => {
  it('is welcomed once, when the address is verified', async () => {
    const { email, token: bearer } = await signUp()
    const code = secretIn(await mailTo(email, /^Confirm your address/), 'token')
    await done('POST', '/auth/verification/confirm', { bearer, body: { code } })
    await done('POST', '/auth/verification/confirm', { bearer, body: { code } })
    expect((await mailTo(email, /^Your address is confirmed$/)).text).toContain('Welcome.')
    expect(await mailsInTurn(email)).toHaveLength(2)
  })

  it('is mailed when the password was changed', async () => {
    const { email } = await signUp()
    await done('POST', '/auth/customer/emailpass/reset-password', { body: { identifier: email } })
    const bearer = secretIn(await mailTo(email, /^Set a new password/), 'token')
    const password = 'another-long-one-9'
    await done('POST', '/auth/customer/emailpass/update', { bearer, body: { password } })
    await signIn('customer', email, password)
    const { text } = await mailTo(email, /^Your password was changed$/)
    expect(text).toContain('set a new password now')
    expect(text).not.toContain(password)
  })
})
