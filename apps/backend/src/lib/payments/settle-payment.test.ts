import type { MedusaContainer, WebhookActionResult } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { placePaidOrder, type Placing } from './place-paid-order'
import { releasePayments } from './release-payment'
import { settlePayment } from './settle-payment'

const { recorded } = vi.hoisted(() => ({ recorded: [] as WebhookActionResult[] }))

vi.mock('@medusajs/medusa/core-flows', () => ({
  processPaymentWorkflow: () => ({
    run: async ({ input }: { readonly input: WebhookActionResult }) => Promise.resolve(recorded.push(input)),
  }),
}))
vi.mock('./place-paid-order', () => ({ placePaidOrder: vi.fn<typeof placePaidOrder>() }))
vi.mock('./release-payment', () => ({ releasePayments: vi.fn<typeof releasePayments>() }))

interface Paid {
  readonly captures?: readonly { readonly amount: number }[]
  readonly captured_at?: Date
}

interface Known {
  /** What Medusa has recorded; absent before it has authorized the session. */
  readonly payment?: Paid
  readonly hasOrder?: boolean
  readonly hasCart?: boolean
  readonly atProvider?: 'authorized' | 'captured' | 'pending' | 'canceled'
}

function shop({ payment, hasOrder = true, hasCart = true, atProvider = 'captured' }: Known): MedusaContainer {
  const session = {
    id: 'payses_1',
    provider_id: 'pp_stripe_stripe',
    payment_collection_id: 'pay_col_1',
    data: {},
    ...(payment !== undefined && { payment }),
  }
  const links: Readonly<Record<string, readonly object[]>> = {
    cart_payment_collection: hasCart ? [{ cart_id: 'cart_1' }] : [],
    order_payment_collection: hasOrder ? [{ order_id: 'order_1' }] : [],
  }
  const services: Readonly<Record<string, unknown>> = {
    [Modules.PAYMENT]: {
      listPaymentSessions: async ({ id }: { readonly id: string }) =>
        Promise.resolve(id === session.id ? [session] : []),
      paymentProviderService_: { getStatus: async () => Promise.resolve({ status: atProvider }) },
    },
    [Modules.LOCKING]: { execute: async (_keys: unknown, work: () => Promise<unknown>) => work() },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ entity }: { readonly entity: string }) => Promise.resolve({ data: links[entity] }),
    },
  }
  return { resolve: (name: string) => services[name] } as unknown as MedusaContainer
}

const captures = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount }))
const tell = async (known: Known, amount: number, action: 'captured' | 'authorized' = 'captured') =>
  settlePayment(shop(known), { sessionId: 'payses_1', told: { action, amount } })

beforeEach(() => {
  recorded.length = 0
  vi.mocked(placePaidOrder).mockReset()
  vi.mocked(releasePayments).mockReset().mockResolvedValue(true)
})

describe('What a provider tells of the payment of an order', () => {
  it.each([
    ['all of it when nothing is recorded', [], 505.99, 505.99],
    ['the rest after a partial capture', [100], 505.99, 405.99],
    ['the rest after several partial captures', [100.5, 200], 505.99, 205.49],
    ['without the noise of binary fractions', [0.1], 0.8, 0.7],
    ['in the smallest unit of three decimals', [1.001], 5.005, 4.004],
  ] as const)('is recorded: %s', async (_, known, told, left) => {
    await tell({ payment: { captures: captures(...known) } }, told)
    expect(recorded).toEqual([{ action: 'captured', data: { session_id: 'payses_1', amount: left } }])
  })

  it.each([
    ['when it is recorded already', [300], 300],
    ['when the recorded parts make it up but for the noise of binary fractions', [0.1, 0.7], 0.8],
    ['when more is recorded', [300], 100],
  ] as const)('is recorded once: %s', async (_, known, told) => {
    await tell({ payment: { captures: captures(...known) } }, told)
    expect(recorded).toEqual([])
  })

  it('changes nothing once all is captured, or when an authorization is known', async () => {
    await tell({ payment: { captures: captures(500), captured_at: new Date() } }, 505.99)
    await tell({ payment: {} }, 505.99, 'authorized')
    expect(recorded).toEqual([])
  })

  it('is passed on when Medusa has recorded no payment yet', async () => {
    await tell({}, 505.99, 'authorized')
    await tell({}, 505.99)
    expect(recorded.map(({ action, data }) => [action, data?.amount])).toEqual([
      ['authorized', 505.99],
      ['captured', 505.99],
    ])
  })
})

describe('A paid cart without an order', () => {
  const settle = async (known: Known, placing: Placing, mayOrder?: boolean) => {
    vi.mocked(placePaidOrder).mockResolvedValue(placing)
    const container = shop({ hasOrder: false, ...known })
    const told = { action: 'captured', amount: 505.99 } as const
    await settlePayment(container, { sessionId: 'payses_1', told, ...(mayOrder === false && { mayOrder }) })
    return {
      placed: vi.mocked(placePaidOrder).mock.calls.length,
      released: vi.mocked(releasePayments).mock.calls.map(([, of]) => of),
      recorded: recorded.length,
    }
  }
  const releasedOf = (cartId: string | undefined) => [{ cartId, collectionId: 'pay_col_1' }]

  it('becomes an order, and its capture is recorded', async () => {
    expect(await settle({ payment: { captures: [] } }, 'ordered')).toEqual({
      placed: 1,
      released: [],
      recorded: 1,
    })
  })

  it('that cannot be ordered gets its money back, and nothing is recorded', async () => {
    expect(await settle({}, 'refused')).toEqual({ placed: 1, released: releasedOf('cart_1'), recorded: 0 })
  })

  it('is not ordered when its payment is too old, or the cart is gone', async () => {
    expect(await settle({}, 'ordered', false)).toEqual({
      placed: 0,
      released: releasedOf('cart_1'),
      recorded: 0,
    })
    vi.mocked(releasePayments).mockClear()
    expect(await settle({ hasCart: false }, 'ordered')).toEqual({
      placed: 0,
      released: releasedOf(undefined),
      recorded: 0,
    })
  })

  it.each(['pending', 'canceled'] as const)('is left alone while its payment is %s', async (atProvider) => {
    expect(await settle({ atProvider }, 'ordered')).toEqual({ placed: 0, released: [], recorded: 0 })
  })
})

it('A session that Medusa has deleted is left alone', async () => {
  const told = { action: 'captured', amount: 1 } as const
  await settlePayment(shop({ hasOrder: false }), { sessionId: 'payses_2', told })
  expect([recorded, vi.mocked(placePaidOrder).mock.calls]).toEqual([[], []])
})
