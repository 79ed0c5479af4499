import type { ExpressCheckout } from '@umber/storefront-core/payments'
import { expect, it, vi } from 'vitest'
import type { ExpressSession } from './express-session.ts'
import { createWalletVisits, type WalletEnd } from './wallet-visits.ts'

const total = { amount: 15, currency: 'inr' }
const quote = { kind: 'quote', quote: { total, lineItems: [], shippingRates: [] } } as const
const order = { number: 'UE-1', id: 'order_1' }
const adapter = { providerId: 'pp_stripe_stripe' } as never
const details = { billing: {}, shipping: {} }

function setup(changes: Partial<ExpressCheckout> = {}) {
  const ends: WalletEnd[] = []
  const closed = vi.fn<() => void>()
  const noted = vi.fn<(what: string) => void>()
  const express: ExpressCheckout = {
    changeAddress: async () => quote,
    changeRate: async () => quote,
    confirm: async () => ({ kind: 'placed', order }),
    ...changes,
  }
  const state = {
    isReady: true,
    put: async () => true,
    open: async (): Promise<ExpressSession | undefined> => ({ express, close: closed }),
  }
  const visits = createWalletVisits({
    offer: () => ({ total, lineItems: [{ name: 'Vase', amount: 1000 }], isReady: state.isReady }),
    put: async () => await state.put(),
    openSession: async () => await state.open(),
    onOpen: () => undefined,
    onOrder: () => undefined,
    onEnd: (end) => void ends.push(end),
    log: { note: noted },
  })
  return { visits, ends, closed, noted, state }
}

it('answers with the parts of the offer at once, and with the checkout’s totals later', async () => {
  const { visits, ends } = setup()
  expect(visits.open()).toEqual([{ name: 'Vase', amount: 1000 }])
  expect(await visits.changeAddress({})).toEqual(quote)
  expect(await visits.changeRate('so_1')).toEqual(quote)
  expect(ends).toEqual([])
})

it('opens nothing while nothing can be bought', async () => {
  const { visits, state } = setup()
  state.isReady = false
  expect(visits.open()).toBeUndefined()
  expect(await visits.changeAddress({})).toEqual({ kind: 'failed' })
})

it('ends with the order, and closes its checkout', async () => {
  const { visits, ends, closed } = setup()
  visits.open()
  expect(await visits.confirm(details, 1500, adapter)).toEqual({ kind: 'placed', order })
  expect(ends).toEqual([{ kind: 'placed', order }])
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

it('tells the page why a wallet was refused', async () => {
  const { visits, ends } = setup({ changeAddress: async () => ({ kind: 'not-delivered' }) })
  visits.open()
  expect(await visits.changeAddress({})).toEqual({ kind: 'not-delivered' })
  expect(ends).toEqual([{ kind: 'not-delivered' }])
})

it('goes no further when the product could not be added, and closes the checkout', async () => {
  const { visits, ends, state, closed } = setup()
  state.put = async () => false
  visits.open()
  expect(await visits.changeAddress({})).toEqual({ kind: 'failed' })
  expect(ends).toEqual([{ kind: 'not-added' }])
  expect(closed).toHaveBeenCalledOnce()
})

it('goes no further while another payment is under way', async () => {
  const { visits, ends, state } = setup()
  state.open = async () => undefined
  visits.open()
  expect(await visits.changeAddress({})).toEqual({ kind: 'failed' })
  expect(ends).toEqual([{ kind: 'under-way' }])
})

it('says that the checkout could not be loaded, to the shopper and to the operator', async () => {
  const { visits, ends, state, noted } = setup()
  state.open = async () => await Promise.reject(new Error('The code is away'))
  visits.open()
  expect(await visits.changeAddress({})).toEqual({ kind: 'failed' })
  expect(ends).toEqual([{ kind: 'failed' }])
  expect(noted).toHaveBeenCalledOnce()
})

it('closes the checkout of a wallet that was left, and tells the page nothing more of it', async () => {
  let answer: (end: { kind: 'canceled' }) => void = () => undefined
  const { visits, ends, closed } = setup({
    changeAddress: async () => await new Promise((resolve) => (answer = resolve)),
  })
  visits.open()
  const asked = visits.changeAddress({})
  await vi.waitFor(() => expect(answer).toBeDefined())
  visits.cancel()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  answer({ kind: 'canceled' })
  await asked
  expect(ends).toEqual([])
})
