import type { PaymentAdapter, PaymentSession } from '@umber/storefront-core/checkout'
import type { ExpressCheckout, ExpressOutcome } from '@umber/storefront-core/payments'
import { expect, it, vi } from 'vitest'
import type { ExpressSession } from './express-session.ts'
import { createWalletVisits, type WalletEnd } from './wallet-visits.ts'

const total = { amount: 15, currency: 'inr' }
const quote = { kind: 'quote', quote: { total, lineItems: [], shippingRates: [] } } as const
const order = { number: 'UE-1', id: 'order_1' }
const adapter: PaymentAdapter = {
  providerId: 'pp_stripe_stripe',
  validate: async () => true,
  confirm: async () => ({ kind: 'authorized' }),
  resume: async () => ({ kind: 'unconfirmed' }),
}
const session: PaymentSession = {
  providerId: 'pp_stripe_stripe',
  sessionId: 'payses_1',
  amount: total,
  data: {},
}
const call = { signal: new AbortController().signal, ask: async () => undefined }
const details = { billing: {}, shipping: {} }

function setup(changes: Partial<ExpressCheckout> = {}) {
  const ends: WalletEnd[] = []
  const closed = vi.fn<() => void>()
  const noted = vi.fn<(what: string) => void>()
  const onOrder = vi.fn<() => void>()
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
    onOrder,
    onEnd: (end) => void ends.push(end),
    log: { note: noted },
  })
  return { visits, ends, closed, noted, onOrder, state }
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

it.each([
  { kind: 'incomplete' },
  { kind: 'not-delivered' },
  { kind: 'price-changed', quote: quote.quote },
] as const)('takes a correction, and another attempt to pay, after %o', async (refused) => {
  let outcome: ExpressOutcome = refused
  const { visits, ends, closed, onOrder } = setup({ confirm: async () => outcome })
  visits.open()
  expect(await visits.confirm(details, 1500, adapter)).toEqual(refused)
  expect(await visits.changeAddress({})).toEqual(quote)
  outcome = { kind: 'placed', order }
  expect(await visits.confirm(details, 1500, adapter)).toEqual(outcome)
  expect(ends).toEqual([refused, outcome])
  expect(onOrder).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

it('orders nothing once the visit is over', async () => {
  const { visits, ends, onOrder } = setup({ confirm: async () => ({ kind: 'failed' }) })
  visits.open()
  await visits.confirm(details, 1500, adapter)
  expect(await visits.confirm(details, 1500, adapter)).toEqual({ kind: 'failed' })
  expect(onOrder).toHaveBeenCalledOnce()
  expect(ends).toEqual([{ kind: 'failed' }])
})

/** A wallet that is paying: `pay` and `look` send its payment, and ask for it as after a reload. */
async function ordering(send: PaymentAdapter['confirm'] = async () => ({ kind: 'authorized' })) {
  let lent = adapter
  let answer: (outcome: ExpressOutcome) => void = () => undefined
  const confirm = vi.fn<ExpressCheckout['confirm']>(async (_details, _shown, given) => {
    lent = given
    return await new Promise((resolve) => (answer = resolve))
  })
  const shop = setup({ confirm })
  const taking = new AbortController()
  const asked = { ...call, signal: taking.signal }
  shop.visits.open()
  const outcome = shop.visits.confirm(details, 1500, { ...adapter, confirm: send })
  await vi.waitFor(() => expect(confirm).toHaveBeenCalled())
  return {
    ...shop,
    outcome,
    taking,
    pay: async () => await lent.confirm(session, asked),
    look: async () => await lent.resume(session, { ...asked, mayLeave: true }),
    answer: (end: ExpressOutcome) => answer(end),
  }
}

it.each(['cancel', 'close'] as const)(
  '%s before the payment is sent ends the order, and sends nothing',
  async (way) => {
    const send = vi.fn<PaymentAdapter['confirm']>()
    const { visits, ends, closed, outcome, pay } = await ordering(send)
    visits[way]()
    expect(await outcome).toEqual({ kind: 'failed' })
    expect(ends).toEqual([{ kind: 'dismissed' }])
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(await pay()).toEqual({ kind: 'canceled' })
    expect(send).not.toHaveBeenCalled()
  },
)

it.each(['cancel', 'close'] as const)('%s after the payment was sent waits for the order', async (way) => {
  const { visits, ends, closed, outcome, pay, answer } = await ordering()
  expect(await pay()).toEqual({ kind: 'authorized' })
  visits[way]()
  expect(closed).not.toHaveBeenCalled()
  answer({ kind: 'placed', order })
  expect(await outcome).toEqual({ kind: 'placed', order })
  expect(ends).toEqual([{ kind: 'placed', order }])
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

it('waits for an order whose payment was made before, and sends no other one when the wallet is left', async () => {
  const send = vi.fn<PaymentAdapter['confirm']>()
  const { visits, ends, outcome, look, pay, answer } = await ordering(send)
  await look()
  visits.cancel()
  expect(await pay()).toEqual({ kind: 'canceled' })
  expect(send).not.toHaveBeenCalled()
  answer({ kind: 'placed', order })
  expect(await outcome).toEqual({ kind: 'placed', order })
  expect(ends).toEqual([{ kind: 'placed', order }])
})

it('ends when the checkout’s page takes its payment over', async () => {
  const { visits, ends, closed, outcome, pay, taking } = await ordering(
    async () => await new Promise(() => {}),
  )
  void pay()
  visits.close()
  taking.abort()
  await outcome
  expect(ends).toEqual([{ kind: 'dismissed' }])
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})
