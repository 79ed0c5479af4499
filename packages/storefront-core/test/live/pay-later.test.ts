import { describe, expect, it } from 'vitest'
import { openTab } from '../support/live-payment.ts'
import { orderSetup } from '../support/live-setup.ts'
import { placeOrder } from '../support/place-order.ts'

/** A shopper who pays later, and has been shown the total. */
async function shown() {
  const setup = await orderSetup()
  const { gateway, request, backend } = setup
  const quote = await gateway.calculateTotals?.(request.cart, request.address, request.delivery)
  if (quote === undefined) throw new Error('The gateway calculates no totals')
  const before = backend.requests.length
  const sent = () =>
    backend.requests.slice(before).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
  return { ...setup, request: { ...request, quote }, sent }
}

describe('A session that holds no money', () => {
  it('is opened for the cart of the last answer, which is not read again', async () => {
    const { gateway, request, sent } = await shown()
    expect(await gateway.payment?.open(request)).toMatchObject({ kind: 'open', isResumed: false })
    expect(sent()).toEqual(['POST payment-collections', 'POST payment-sessions'])
  })

  it('is found again by the next attempt', async () => {
    const { gateway, request, sent } = await shown()
    const first = await gateway.payment?.open(request)
    const again = await gateway.payment?.open({ ...request, attempt: 'a2' })
    expect(again).toEqual({ ...first, isResumed: true })
    expect(sent().filter((one) => one === 'POST payment-sessions')).toHaveLength(1)
  })

  it('is not opened at another total than the one that was shown', async () => {
    const { gateway, request, client, variant } = await shown()
    await client.store.cart.createLineItem(request.cart.id, { variant_id: variant, quantity: 1 })
    expect(await gateway.payment?.open(request)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'price-changed' },
    })
  })

  it('is not opened for a cart that another tab has ordered', async () => {
    const { gateway, request, orders, client } = await shown()
    expect(await placeOrder(openTab(client), request)).toMatchObject({ kind: 'placed' })
    expect(await gateway.payment?.open(request)).toMatchObject({ kind: 'placed-elsewhere' })
    expect(orders()).toBe(1)
  })
})
