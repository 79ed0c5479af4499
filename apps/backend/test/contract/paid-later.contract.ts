import { beforeAll, expect, it } from 'vitest'

import { ask, signInAdmin } from '../support/backend'
import { cartReadyToPay, complete } from '../support/checkout'
import { openCollection, openSession } from '../support/payments'
import { makeProducts } from '../support/products'
import { at } from '../support/read'

let admin: string

beforeAll(async () => {
  admin = await signInAdmin()
})

it.each(['pp_system_default', 'pp_bank-transfer'])(
  'A refused order that was to be paid later by %s has nothing to give back',
  async (provider) => {
    const scarce = await makeProducts(admin, 'The last piece, paid later', 1)
    const chosen = async () => {
      const { id } = await cartReadyToPay([{ variant_id: scarce.variantId, quantity: 1 }])
      expect((await openSession(await openCollection(id), provider)).status).toBe(200)
      return id
    }
    const [late, early] = [await chosen(), await chosen()]
    expect(at((await complete(early)).body, 'type')).toBe('order')
    const refused = await complete(late)
    expect(refused).toMatchObject({ status: 400, body: { code: 'insufficient_inventory' } })
    expect(refused.body).not.toHaveProperty('payment')
    expect(await ask('DELETE', `/store/carts/${late}/payment-session`)).toMatchObject({
      status: 200,
      body: { payment: 'none' },
    })
    await scarce.remove()
  },
)
