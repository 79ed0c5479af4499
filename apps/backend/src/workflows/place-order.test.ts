import { MedusaError, Modules } from '@medusajs/framework/utils'
import { beforeEach, describe, expect, it } from 'vitest'

import { completingEngine, fakeShop } from '../../test/support/fake-shop'
import { registry } from '../lib/metrics/metrics'
import { placeOrderWorkflow } from './place-order'

interface Known {
  /** What Medusa's workflow ends with: an error, or the order. */
  readonly error?: unknown
  readonly isCompleted?: boolean
  readonly hasCollection?: boolean
  readonly hasOrder?: boolean
  /** A payment was given back before, by a webhook. */
  readonly wasReleased?: boolean
  /** What cancelling the payment at its provider does. */
  readonly cancel?: () => Promise<void>
  readonly account?: string
  readonly total?: number
}

const { NOT_ALLOWED, CONFLICT, PAYMENT_AUTHORIZATION_ERROR } = MedusaError.Types
const refused = new MedusaError(NOT_ALLOWED, 'A price has changed', 'price_changed')

function shop({ error, isCompleted, hasCollection = true, hasOrder, wasReleased, ...known }: Known) {
  const { cancel = async () => Promise.resolve(), account, total = 505.99 } = known
  const done: string[] = []
  const act = (name: string) => async () => Promise.resolve(done.push(name))
  const session = {
    id: 'payses_1',
    provider_id: 'pp_test',
    data: {},
    amount: 505.99,
    payment: { id: 'pay_1', captures: [], refunds: [] },
  }
  const customer = { id: account ?? 'cus_guest', email: 'a@b.example', has_account: account !== undefined }
  const { container, held, logged } = fakeShop({
    rows: {
      cart: [{ id: 'cart_1', completed_at: isCompleted === true ? new Date() : null, customer, total }],
      cart_payment_collection: hasCollection ? [{ payment_collection_id: 'pay_col_1' }] : [],
      order_payment_collection: hasOrder === true ? [{ order_id: 'order_1' }] : [],
    },
    services: {
      link: { dismiss: act('take off') },
      [Modules.PAYMENT]: {
        listPaymentSessions: async () => Promise.resolve([session]),
        listPaymentCollections: async () => Promise.resolve(wasReleased === true ? [{ id: 'old' }] : []),
        paymentProviderService_: { getStatus: async () => Promise.resolve({ status: 'authorized' }) },
        updatePaymentCollections: act('note'),
        updatePaymentSession: act('mark'),
        cancelPayment: async () => {
          await cancel()
          done.push('cancel')
        },
      },
      [Modules.WORKFLOW_ENGINE]: completingEngine(() => ({
        held,
        complete: () => done.push('complete'),
        error,
      })),
    },
  })
  const place = async (customerId?: string) => {
    const orderer = customerId === undefined ? 'guest' : 'customer'
    const { result } = await placeOrderWorkflow(container).run({
      input: {
        cart_id: 'cart_1',
        orderer: orderer === 'guest' ? { kind: 'guest' } : { kind: 'customer', id: customerId ?? '' },
      },
    })
    return result
  }
  return { place, container, done, held, logged }
}

beforeEach(() => registry.resetMetrics())

const released = ['complete', 'note', 'take off', 'cancel', 'mark']

describe('A cart that cannot be ordered', () => {
  it.each([refused, new MedusaError(PAYMENT_AUTHORIZATION_ERROR, 'The payment was given back.')])(
    'gets its money back while its lock is held, and the answer says so: %s',
    async (error) => {
      const { place, done, held } = shop({
        error,
        cancel: async () => expect(held).toContain('writing:cart_1'),
      })
      expect(await place()).toMatchObject({
        completion: { kind: 'refused', refusal: { type: error.type, message: error.message } },
        is_payment_released: true,
      })
      expect(done).toEqual(released)
      expect(held.size).toBe(0)
    },
  )

  it('is counted by the reason', async () => {
    await shop({ error: refused }).place()
    const text = await registry.metrics()
    expect(text).toContain('shop_completions_failed_total{reason="price_changed"} 1')
    expect(text).toContain('shop_orders_placed_total 0')
  })

  it('keeps the payment of an order, whatever a second tab is told', async () => {
    const { place, done } = shop({ error: refused, hasOrder: true })
    expect(await place()).toMatchObject({ is_payment_released: false })
    expect(done).toEqual(['complete'])
  })

  it('is not said to have its money back before it has', async () => {
    const { place, logged } = shop({
      error: refused,
      cancel: async () => Promise.reject(new Error('The provider is away')),
    })
    expect(await place()).toMatchObject({ is_payment_released: false })
    expect(logged.at(-1)).toBe('The payment of cart cart_1 is not given back yet')
  })

  it('says so when a webhook has given the money back before, and is not tried then', async () => {
    const { place, done } = shop({ hasCollection: false, wasReleased: true })
    expect(await place()).toMatchObject({
      completion: { kind: 'refused', refusal: { code: 'payment_released' } },
      is_payment_released: true,
    })
    expect(done).toEqual([])
  })

  it('is refused for another reason when there is nothing to pay', async () => {
    const { place } = shop({ error: refused, hasCollection: false, wasReleased: true, total: 0 })
    expect(await place()).toMatchObject({
      completion: { refusal: { code: 'price_changed' } },
      is_payment_released: true,
    })
  })
})

describe('A cart that is ordered, or may be later, keeps its payment', () => {
  it('and its order is counted once', async () => {
    const { place, done, held } = shop({})
    const completion = { kind: 'ordered', order_id: 'order_1', is_new: true }
    expect(await place()).toEqual({ completion, is_payment_released: false })
    await shop({ isCompleted: true }).place()
    expect(await registry.metrics()).toContain('shop_orders_placed_total 1')
    expect([done, held.size]).toEqual([['complete'], 0])
  })

  it.each([new MedusaError(CONFLICT, 'Others are faster'), new Error('The database is away')])(
    'and the locks are freed: %s',
    async (error) => {
      const { place, done, held } = shop({ error })
      await expect(place()).rejects.toMatchObject({ message: error.message })
      expect([done, held.size]).toEqual([['complete'], 0])
    },
  )

  it('when another customer asks', async () => {
    const { place, done, held } = shop({ account: 'cus_asha' })
    await expect(place('cus_noor')).rejects.toMatchObject({ code: 'cart_not_transferred' })
    await expect(place()).rejects.toMatchObject({ type: 'not_found' })
    expect([done, held.size]).toEqual([[], 0])
    expect(await place('cus_asha')).toMatchObject({ completion: { kind: 'ordered' } })
  })

  it('and who runs it past the shop is told why', async () => {
    const { container } = shop({ account: 'cus_asha' })
    const input = { cart_id: 'cart_1', orderer: { kind: 'guest' } } as const
    // As Medusa's workflow engine runs it.
    const ran = await placeOrderWorkflow(container).run({ input, throwOnError: false })
    const refusals = ran.errors.map((one) => ('error' in one ? (one.error as unknown) : one))
    expect(refusals).toEqual([expect.objectContaining({ type: 'not_found' })])
  })
})
