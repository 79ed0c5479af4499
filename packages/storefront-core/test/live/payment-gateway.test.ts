import { describe, expect, it, vi } from 'vitest'
import { openTab, paying } from '../support/live-payment.ts'

describe('A live payment', () => {
  it('has one session, which is found again for the same provider and amount', async () => {
    const { backend, open, session } = await paying()
    const posted = () => backend.requests.filter(({ path }) => path.endsWith('/payment-sessions')).length
    expect(posted()).toBe(1)
    expect(await open()).toEqual({ kind: 'open', payment: session, isResumed: true })
    expect(posted()).toBe(1)
  })

  it('has another session when the first is spent, or for another provider', async () => {
    const { open, session, request } = await paying()
    const second = await open(request, session)
    expect(second.isResumed).toBe(false)
    expect(second.payment.sessionId).not.toBe(session.sessionId)
    const manual = await open({ ...request, payment: 'pp_system_default' })
    expect(manual).toMatchObject({ isResumed: false, payment: { providerId: 'pp_system_default' } })
  })

  it('sends a request of the provider’s component to the backend', async () => {
    const { backend, payment } = await paying()
    await expect(payment.post('/store/customers/me/stripe-session')).rejects.toMatchObject({ status: 404 })
    expect(backend.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/store/customers/me/stripe-session',
    })
  })

  it('[F-59] has no session at another total than the agreed one', async () => {
    const { payment, request } = await paying()
    const total = { ...request.quote.total, amount: request.quote.total.amount - 1 }
    expect(await payment.open({ ...request, quote: { ...request.quote, total } })).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'price-changed' },
    })
  })

  it('[F-60] has no session for what is sold out, and says of which line', async () => {
    const { backend, payment, request, session, variant } = await paying()
    backend.database.stock.set(variant, 1)
    const lineIds = request.cart.lines.map(({ id }) => id)
    const opening = await payment.open(request, session)
    expect(opening).toMatchObject({ kind: 'refused', refusal: { reason: 'out-of-stock', lineIds } })
    const later = await payment.open({ ...request, payment: 'pp_system_default' })
    expect(later).toMatchObject({ kind: 'refused', refusal: { reason: 'out-of-stock', lineIds } })
  })

  it('is confirmed with what is filled in, and only then makes an order', async () => {
    const { gateway, request, authorize, orders, shown, sessions, session } = await paying()
    expect(await gateway.placeOrder(request)).toEqual({ kind: 'refused', refusal: { reason: 'payment' } })
    expect(orders()).toBe(0)
    expect(await authorize('confirm')).toEqual({ kind: 'authorized' })
    expect(shown).toEqual(['confirm'])
    expect(sessions).toMatchObject([{ ...session, amount: request.quote.total }])
    expect(await gateway.placeOrder(request)).toMatchObject({ kind: 'placed' })
    expect(orders()).toBe(1)
  })

  it('that existed before is asked for, and confirmed only when it is not under way', async () => {
    const { authorize, outcomes, shown } = await paying()
    outcomes.resume = { kind: 'authorized' }
    expect(await authorize('confirm', true)).toEqual({ kind: 'authorized' })
    outcomes.resume = { kind: 'unknown', failure: { kind: 'unreadable', retryable: true } }
    expect(await authorize('confirm', true)).toMatchObject({ kind: 'unknown' })
    expect(shown).toEqual(['resume, leave', 'resume, leave'])
    for (const before of [{ kind: 'unconfirmed' }, { kind: 'declined', reason: 'declined' }] as const) {
      outcomes.resume = before
      expect(await authorize('confirm', true)).toEqual({ kind: 'authorized' })
    }
    expect(shown.filter((one) => one === 'confirm')).toHaveLength(2)
  })

  it('that was ended before needs another session', async () => {
    const { authorize, outcomes, open, request, session } = await paying()
    outcomes.resume = { kind: 'canceled' }
    expect(await authorize('confirm', true)).toEqual({ kind: 'spent' })
    expect(await authorize('resume')).toEqual({ kind: 'canceled' })
    await open(request, session)
    expect(await authorize('resume')).toEqual({ kind: 'canceled' })
    expect(await authorize('leave')).toEqual({ kind: 'canceled' })
  })

  it('of a cart that is ordered meanwhile is authorized, without a form', async () => {
    const { gateway, request, authorize, shown } = await paying()
    await authorize('confirm')
    await gateway.placeOrder(request)
    expect(await authorize('resume')).toEqual({ kind: 'authorized' })
    expect(shown).toEqual(['confirm'])
  })

  it('without an answer is unknown', async () => {
    const { backend, authorize } = await paying()
    backend.fault = ({ method }) => (method === 'GET' ? { kind: 'lost-answer' } : undefined)
    expect(await authorize('resume')).toMatchObject({ kind: 'unknown', failure: { kind: 'unreachable' } })
  })

  it('is canceled at the backend, once, and not after the order', async () => {
    const { backend, gateway, payment, request, session, authorize, pay } = await paying()
    const canceled = () => backend.requests.filter(({ method }) => method === 'DELETE').length
    expect(await payment.cancel(request, session)).toBe('canceled')
    expect(canceled()).toBe(1)
    expect(await payment.cancel(request, session)).toBe('canceled')
    expect(canceled()).toBe(1)
    expect(await authorize('resume')).toEqual({ kind: 'canceled' })
    const opening = await payment.open(request)
    if (opening.kind !== 'open') throw new Error('It is open')
    pay(opening.payment)
    await gateway.placeOrder(request)
    expect(await payment.cancel(request, opening.payment)).toBe('ordered')
  })

  it('that another tab has made is not dropped for another way to pay', async () => {
    const { client, request, session, pay, payment } = await paying()
    pay(session)
    const inAnotherTab = openTab(client)
    const manual = { ...request, payment: 'pp_system_default' } as const
    expect(await inAnotherTab.payment?.open(manual)).toEqual({
      kind: 'refused',
      refusal: { reason: 'paid-elsewhere' },
    })
    // The same way to pay goes on with it, and this tab may replace its own.
    expect(await inAnotherTab.payment?.open(request)).toMatchObject({ isResumed: true, payment: session })
    expect(await payment.open(manual)).toMatchObject({ kind: 'open', isResumed: false })
  })

  it('is given back when its order is refused, and the answer says so', async () => {
    const { backend, gateway, request, authorize, variant } = await paying()
    await authorize('confirm')
    backend.database.stock.set(variant, 1)
    expect(await gateway.placeOrder(request)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'out-of-stock' },
      isReleased: true,
    })
  })

  it('is given back when the shipping option of its order was withdrawn', async () => {
    const { client, gateway, request, authorize } = await paying()
    await authorize('confirm')
    const message =
      'The cart items require shipping profiles that are not satisfied by the current shipping methods'
    const answer = {
      type: 'cart',
      cart: {},
      error: { type: 'invalid_data', message, name: '' },
      payment: 'released',
    }
    vi.spyOn(client.store.cart, 'complete').mockResolvedValue(answer as never)
    expect(await gateway.placeOrder(request)).toEqual({
      kind: 'refused',
      refusal: { reason: 'delivery-gone' },
      isReleased: true,
    })
  })

  it('that was placed in another tab is found instead of opened', async () => {
    const { gateway, payment, request, authorize, orders } = await paying()
    await authorize('confirm')
    const answer = await gateway.placeOrder(request)
    if (answer.kind !== 'placed') throw new Error('It was placed')
    expect(await payment.open(request)).toEqual({ kind: 'placed-elsewhere', order: answer.order })
    expect(orders()).toBe(1)
  })
})

describe('A payment at work', () => {
  it('waits for the component of its provider', async () => {
    const { payment, session, request, adapter, shown } = await paying()
    payment.attach({ ...adapter, providerId: 'pp_other' })
    const waiting = payment.authorize(request, session, { mode: 'confirm' })
    await Promise.resolve()
    expect(shown).toEqual([])
    payment.attach(adapter)
    expect(await waiting).toEqual({ kind: 'authorized' })
    expect(shown).toEqual(['confirm'])
  })

  it('ends without an outcome when it is asked for anew', async () => {
    const { payment, session, request, adapter } = await paying()
    const signals: AbortSignal[] = []
    payment.attach({
      ...adapter,
      confirm: (_session, { signal }) => {
        signals.push(signal)
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        )
      },
    })
    const first = payment.authorize(request, session, { mode: 'confirm' })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    const second = payment.authorize(request, session, { mode: 'resume' })
    expect(await first).toBeUndefined()
    expect(signals[0]?.aborted).toBe(true)
    expect(await second).toEqual({ kind: 'unconfirmed' })
  })

  it('starts nothing when it is canceled before its component comes', async () => {
    const { payment, session, request, adapter, shown } = await paying()
    payment.attach({ ...adapter, providerId: 'pp_other' })
    const waiting = payment.authorize(request, session, { mode: 'confirm' })
    expect(await payment.cancel(request, session)).toBe('canceled')
    payment.attach(adapter)
    expect(await waiting).toBeUndefined()
    expect(shown).toEqual([])
  })
})

describe('A provider with nothing for the shopper to do', () => {
  it('is authorized without a form, and reserves nothing', async () => {
    const { payment, request, open } = await paying()
    const manual = { ...request, payment: 'pp_system_default' } as const
    const opening = await open(manual)
    expect(await payment.authorize(manual, opening.payment, { mode: 'confirm' })).toEqual({
      kind: 'authorized',
      paysLater: true,
    })
    expect(await payment.cancel(manual, opening.payment)).toBe('canceled')
  })
})

describe('A free order', () => {
  async function free() {
    const setup = await paying()
    const { client, request } = setup
    const { total } = request.quote
    const nothing = { ...total, amount: 0 }
    const { cart } = await client.store.cart.retrieve(request.cart.id)
    const spy = vi.spyOn(client.store.cart, 'retrieve')
    spy.mockResolvedValue({ cart: { ...cart, total: 0, item_subtotal: 0, discount_total: total.amount } })
    return { ...setup, request: { ...request, quote: { ...request.quote, total: nothing } } }
  }

  it.each(['pp_nothing-to-pay', 'pp_test'] as const)(
    'opens no session, whatever was chosen: %s',
    async (chosen) => {
      const { payment, request, client } = await free()
      const opened = vi.spyOn(client.store.payment, 'initiatePaymentSession')
      const wanted = { ...request, payment: chosen }
      const opening = await payment.open(wanted)
      expect(opening).toEqual({
        kind: 'open',
        payment: { providerId: 'pp_nothing-to-pay', sessionId: 'none' },
        isResumed: false,
      })
      expect(opened).not.toHaveBeenCalled()
      if (opening.kind !== 'open') return
      const outcome = await payment.authorize(wanted, opening.payment, { mode: 'confirm' })
      expect(outcome).toEqual({ kind: 'authorized', paysLater: true })
    },
  )

  it('that costs something meanwhile is refused until a way to pay is chosen', async () => {
    const { payment, request } = await paying()
    expect(await payment.open({ ...request, payment: 'pp_nothing-to-pay' })).toEqual({
      kind: 'refused',
      refusal: { reason: 'payment' },
    })
  })
})
