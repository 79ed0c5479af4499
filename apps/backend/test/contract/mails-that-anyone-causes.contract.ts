import { describe, expect, it } from 'vitest'

import { limits } from '../../src/lib/rate-limit/limits'
import { anyEmail, ask, done, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { visitor } from '../support/limits'
import { subjectsTo } from '../support/outbox'
import { textAt } from '../support/read'

const password = 'Tricky-Otter-4821'
const registerPath = '/auth/customer/emailpass/register'
const resetPath = '/auth/customer/emailpass/reset-password'

describe('Mails that anyone can cause', () => {
  async function order(email: string): Promise<{ readonly id: string; readonly access: string }> {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
    const { body } = await complete((await cartReadyToOrder([line], { email })).id)
    return { id: textAt(body, 'order.id'), access: textAt(body, 'order_access') }
  }
  const transfer = async (bearer: string, { id, access }: { id: string; access: string }, from?: string) =>
    ask('POST', `/store/orders/${id}/transfer/request`, { bearer, access, body: {}, ...(from && { from }) })

  it('reach a recipient a limited number of times, and orders are confirmed all the same', async () => {
    const email = anyEmail('flooded')
    const { token } = await signUp()
    const perOrder = limits['order-transfer-by-order'].times
    const { times } = limits['mail-by-recipient']
    for (let sent = 0; sent < times + 2; sent += perOrder) {
      const placed = await order(email)
      for (let time = 0; time < perOrder; time += 1) expect((await transfer(token, placed)).status).toBe(200)
    }
    await order(email)
    const subjects = async () => await subjectsTo(email)
    const orders = Math.ceil((times + 2) / perOrder) + 1
    await expect
      .poll(async () => (await subjects()).filter((subject) => subject.startsWith('Your order')).length, {
        timeout: 20_000,
      })
      .toBe(orders)
    expect((await subjects()).filter((subject) => subject.startsWith('Move order'))).toHaveLength(times)
  })

  it('are sent for one visitor a limited number of times', async () => {
    const from = visitor()
    const { token } = await signUp()
    const { times } = limits['mail-by-visitor']
    const registrations = Array.from({ length: 40 }, async () =>
      ask('POST', registerPath, { from, body: { email: anyEmail('many'), password } }),
    )
    expect(new Set((await Promise.all(registrations)).map(({ status }) => status))).toEqual(new Set([200]))
    for (let time = 0; time < 10; time += 1)
      await done('POST', resetPath, { from, body: { identifier: anyEmail('many') } })
    const placed = [
      await order(anyEmail('many')),
      await order(anyEmail('many')),
      await order(anyEmail('many')),
    ]
    const statuses: number[] = []
    for (let time = 50; time <= times; time += 1)
      statuses.push((await transfer(token, placed[time % 3] ?? { id: '', access: '' }, from)).status)
    expect(statuses).toEqual([...Array.from({ length: times - 50 }, () => 200), 429])
  })
})
