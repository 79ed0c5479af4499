import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { releaseWithoutOrder } from './release-payments'

const ofCart = { cart_id: 'cart_1', collection_id: 'pay_col_1' }

interface Amount {
  readonly amount: number
}

interface Paid {
  readonly id: string
  readonly captures: readonly Amount[]
  readonly refunds: readonly Amount[]
}

interface Known {
  readonly atProvider: 'authorized' | 'captured' | 'pending' | 'pending_authorization'
  /** What Medusa has recorded; absent before it has authorized the session. */
  readonly captured?: readonly number[]
  readonly refunded?: readonly number[]
  readonly hasOrder?: boolean
}

const amounts = (values: readonly number[] = []) => values.map((amount) => ({ amount }))

/** One session in a collection of a cart, and what Medusa is asked to do with it. */
function setup({ atProvider, captured, refunded, hasOrder = false }: Known) {
  const done: string[] = []
  let payment: Paid | undefined =
    captured === undefined
      ? undefined
      : { id: 'pay_1', captures: amounts(captured), refunds: amounts(refunded) }
  const session = () => ({
    id: 'payses_1',
    provider_id: 'pp_stripe_stripe',
    data: {},
    status: 'pending',
    amount: 505.99,
    currency_code: 'inr',
    ...(payment !== undefined && { payment }),
  })
  const services: Readonly<Record<string, object>> = {
    [Modules.PAYMENT]: {
      listPaymentSessions: async () => Promise.resolve([session()]),
      paymentProviderService_: { getStatus: async () => Promise.resolve({ status: atProvider }) },
      updatePaymentCollections: async () => Promise.resolve(done.push('note')),
      authorizePaymentSession: async () => {
        if (atProvider === 'pending_authorization') return Promise.resolve(null)
        payment = { id: 'pay_1', captures: [], refunds: [] }
        return Promise.resolve(payment)
      },
      capturePayment: async () => {
        done.push('capture')
        payment = { id: 'pay_1', captures: [{ amount: 505.99 }], refunds: [] }
        return Promise.resolve(payment)
      },
      refundPayment: async ({ amount }: Amount) => Promise.resolve(done.push(`refund ${amount}`)),
      cancelPayment: async () => Promise.resolve(done.push('cancel')),
      deletePaymentSession: async () => Promise.resolve(done.push('delete')),
      updatePaymentSession: async ({ status }: { readonly status: string }) =>
        Promise.resolve(done.push(`mark ${status}`)),
    },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async () => Promise.resolve({ data: hasOrder ? [{ order_id: 'order_1' }] : [] }),
    },
    [ContainerRegistrationKeys.LINK]: { dismiss: async () => Promise.resolve(done.push('take off')) },
  }
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer
  const release = async () => releaseWithoutOrder(container, ofCart)
  return { release, done }
}

it.each<readonly [title: string, known: Known, expected: readonly string[]]>([
  ['what is held is released', { atProvider: 'authorized', captured: [] }, ['cancel', 'mark canceled']],
  [
    'what Medusa does not know of is recorded first',
    { atProvider: 'authorized' },
    ['cancel', 'mark canceled'],
  ],
  [
    'what was taken is recorded and refunded',
    { atProvider: 'captured' },
    ['capture', 'refund 505.99', 'mark canceled'],
  ],
  [
    'what is recorded is not taken again',
    { atProvider: 'captured', captured: [505.99] },
    ['refund 505.99', 'mark canceled'],
  ],
  [
    'only what is left is refunded, without the noise of binary fractions',
    { atProvider: 'captured', captured: [0.3, 0.5], refunded: [0.1] },
    ['refund 0.7', 'mark canceled'],
  ],
  ['what is on its way is stopped', { atProvider: 'pending_authorization' }, ['delete']],
])('Of a cart without an order %s', async (_, known, expected) => {
  const { release, done } = setup(known)
  expect(await release()).toBe(true)
  // The collection is taken off the cart before anything is given back.
  expect(done).toEqual(['note', 'take off', ...expected])
})

it.each<readonly [title: string, known: Known]>([
  ['is not paid', { atProvider: 'pending' }],
  ['is that of an order', { atProvider: 'captured', captured: [505.99], hasOrder: true }],
  ['was given back', { atProvider: 'captured', captured: [505.99], refunded: [200, 305.99] }],
])('A payment that %s is left as it is', async (_, known) => {
  const { release, done } = setup(known)
  expect([await release(), done]).toEqual([false, []])
})

it.each(['pp_system_default', 'pp_bank-transfer'])(
  'A payment that is made after the order holds nothing to give back, and is not looked up: %s',
  async (provider_id) => {
    const session = { id: 'payses_1', provider_id, data: {}, status: 'pending' }
    const getStatus = async () => Promise.reject(new Error('Method not implemented.'))
    const payments = {
      listPaymentSessions: async () => Promise.resolve([session]),
      paymentProviderService_: { getStatus },
      graph: async () => Promise.resolve({ data: [] }),
    }
    const container = { resolve: () => payments } as unknown as MedusaContainer
    expect(await releaseWithoutOrder(container, ofCart)).toBe(false)
  },
)
