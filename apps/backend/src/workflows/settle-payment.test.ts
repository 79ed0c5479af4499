import type { WebhookActionResult } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { completingEngine, fakeShop } from '../../test/support/fake-shop'
import { settlePaymentWorkflow } from './settle-payment'

const { recorded } = vi.hoisted(() => ({ recorded: [] as WebhookActionResult[] }))

vi.mock('@medusajs/medusa/core-flows', async (original) => {
  const recordStep = createStep('record', (input: WebhookActionResult) => {
    recorded.push(input)
    return new StepResponse(undefined)
  })
  const processPaymentWorkflow = createWorkflow(
    'process-payment-of-test',
    (input: WebhookActionResult) => new WorkflowResponse(recordStep(input)),
  )
  return { ...(await original<object>()), processPaymentWorkflow }
})

interface Known {
  readonly hasOrder?: boolean
  readonly hasCart?: boolean
  readonly atProvider?: 'authorized' | 'pending' | 'canceled'
  /** What Medusa's workflow ends with. */
  readonly error?: unknown
}

function shop({ hasOrder = false, hasCart = true, atProvider = 'authorized', error }: Known) {
  const done: string[] = []
  const act = (name: string) => async () => Promise.resolve(done.push(name))
  const session = {
    id: 'payses_1',
    provider_id: 'pp_stripe_stripe',
    payment_collection_id: 'pay_col_1',
    data: {},
    amount: 505.99,
    payment: { id: 'pay_1', captures: [], refunds: [] },
  }
  const { container, held } = fakeShop({
    rows: {
      cart: [{ id: 'cart_1', completed_at: null }],
      cart_payment_collection: hasCart ? [{ cart_id: 'cart_1' }] : [],
      order_payment_collection: hasOrder ? [{ order_id: 'order_1' }] : [],
    },
    services: {
      link: { dismiss: act('take off') },
      [Modules.PAYMENT]: {
        listPaymentSessions: async ({ id }: { readonly id?: string }) =>
          Promise.resolve(id === undefined || id === session.id ? [session] : []),
        paymentProviderService_: { getStatus: async () => Promise.resolve({ status: atProvider }) },
        updatePaymentCollections: act('note'),
        updatePaymentSession: act('mark'),
        cancelPayment: act('cancel'),
      },
      [Modules.WORKFLOW_ENGINE]: completingEngine(() => ({
        held,
        complete: () => done.push('complete'),
        error,
      })),
    },
  })
  const settle = async (more: { readonly may_order?: boolean; readonly session_id?: string } = {}) => {
    const told = { action: 'captured', amount: 505.99 } as const
    await settlePaymentWorkflow(container).run({ input: { session_id: 'payses_1', told, ...more } })
  }
  return { settle, done, held }
}

const givenBack = ['cancel', 'mark']
const takenOff = ['note', 'take off', ...givenBack]

beforeEach(() => {
  recorded.length = 0
})

describe('A paid cart without an order', () => {
  it('becomes an order, and its capture is recorded', async () => {
    const { settle, done, held } = shop({})
    await settle()
    expect([done, held.size]).toEqual([['complete'], 0])
    expect(recorded).toEqual([{ action: 'captured', data: { session_id: 'payses_1', amount: 505.99 } }])
  })

  it('that cannot be ordered gets its money back, and nothing is recorded', async () => {
    const { settle, done } = shop({ error: new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Sold out') })
    await settle()
    expect(done).toEqual(['complete', ...takenOff])
    expect(recorded).toEqual([])
  })

  it('that may be ordered later keeps it, and has to be tried again', async () => {
    const { settle, done, held } = shop({ error: new Error('The database is away') })
    await expect(settle()).rejects.toThrow('The database is away')
    expect([done, held.size]).toEqual([['complete'], 0])
  })

  it('is not ordered when its payment is too old, or the cart is gone', async () => {
    const old = shop({})
    await old.settle({ may_order: false })
    expect(old.done).toEqual(takenOff)
    const gone = shop({ hasCart: false })
    await gone.settle()
    expect(gone.done).toEqual(givenBack)
  })

  it.each(['pending', 'canceled'] as const)('is left alone while its payment is %s', async (atProvider) => {
    const { settle, done } = shop({ atProvider })
    await settle()
    expect([done, recorded]).toEqual([[], []])
  })
})

it('What is told of the payment of an order is recorded, and nothing else is done', async () => {
  const { settle, done } = shop({ hasOrder: true })
  await settle()
  expect([done, recorded.length]).toEqual([[], 1])
})

it('A session that Medusa has deleted is left alone', async () => {
  const { settle, done } = shop({})
  await settle({ session_id: 'payses_2' })
  expect([done, recorded]).toEqual([[], []])
})
