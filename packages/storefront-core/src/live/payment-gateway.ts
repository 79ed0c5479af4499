import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { Failure } from '../failure/failure.ts'
import type { OrderRequest, PaymentGateway, PaymentOpening, SpentPayment } from '../ports/checkout-gateway.ts'
import { nothingToPay } from '../ports/payment.ts'
import type {
  AuthorizeOptions,
  PaymentOutcome,
  PaymentProvider,
  PaymentReference,
  PaymentSession,
} from '../ports/payment.ts'
import { field, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'
import { sessionFields, sessionsOf } from './payment-session-from-wire.ts'
import type { CartPreparation } from './prepare-cart.ts'
import { createPaymentSlot } from './payment-slot.ts'
import { isSameSum } from './totals-from-wire.ts'

export interface LivePaymentGatewayOptions {
  readonly client: LiveClient
  readonly providers: readonly PaymentProvider[]
  readonly preparing: Pick<CartPreparation, 'openSession'>
  /** The cart, ready to be ordered at the accepted total; or why it cannot be. Rejects when that is unknown. */
  readonly prepare: (
    request: OrderRequest,
  ) => Promise<{ readonly kind: 'ready'; readonly cart: unknown } | Exclude<PaymentOpening, { kind: 'open' }>>
  /** What has become of an order whose request was answered with this failure. */
  readonly notPlaced: (
    request: OrderRequest,
    failure: Failure,
  ) => Promise<Exclude<PaymentOpening, { kind: 'open' }>>
  /** The cart of an earlier answer, if it was ready to be ordered at the accepted total then. No request. */
  readonly knownReady: (request: OrderRequest) => Promise<unknown>
  /** Writes to a cart run one after another. */
  readonly serialize: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/**
 * Payments on Medusa's payment sessions. A session that fits the order is used again: opening another cancels the payment of
 * the first. The backend refuses that while the first is paid, unless it is one that this checkout knows of.
 */
export function createLivePaymentGateway(options: LivePaymentGatewayOptions): PaymentGateway {
  const { client, preparing, prepare, notPlaced, knownReady, serialize } = options
  const later = options.providers.filter((one) => one.paysLater)
  const paysLater = new Set([nothingToPay, ...later].map(({ id }) => id))
  /** The session of this checkout. */
  let opened: PaymentSession | undefined
  const adapters = createPaymentSlot()
  let atWork: AbortController | undefined

  function stopWorking(): AbortController {
    atWork?.abort()
    atWork = new AbortController()
    return atWork
  }

  async function readCart({ cart }: OrderRequest) {
    const query = { fields: `id,completed_at,payment_collection.id,${sessionFields}` }
    return (await client.store.cart.retrieve(cart.id, query, undefined, noRetry)).cart as unknown
  }

  /**
   * The first session of a payment that holds no money, opened without reading the cart: nothing is lost with another tab's, the
   * session tells the total, and placing the order reads the cart. Undefined when the cart has to be read after all.
   */
  async function openUnread(request: OrderRequest): Promise<PaymentOpening | undefined> {
    const isLater = later.some(({ id }) => id === request.payment)
    if (
      opened !== undefined ||
      !isLater ||
      request.payment === nothingToPay.id ||
      request.quote.total.amount === 0
    )
      return undefined
    const cart = await knownReady(request)
    if (cart === undefined || sessionsOf(cart).length > 0) return undefined
    try {
      const session = await preparing.openSession(cart, providerOf(request))
      if (!isSameSum(session.amount, request.quote.total)) return undefined
      opened = session
      return { kind: 'open', payment: referenceTo(session), isResumed: false }
    } catch (error) {
      const { kind, code } = failureFrom(error)
      if ((kind === 'rejected' || kind === 'missing') && code !== 'payment_in_progress') return undefined
      throw error
    }
  }

  async function open(request: OrderRequest, spent?: PaymentReference): Promise<PaymentOpening> {
    const unread = spent === undefined ? await openUnread(request) : undefined
    if (unread !== undefined) return unread
    const prepared = await prepare(request)
    if (prepared.kind !== 'ready') return prepared
    const { cart } = prepared
    const { total } = request.quote
    if (total.amount === 0)
      return { kind: 'open', payment: { providerId: nothingToPay.id, sessionId: 'none' }, isResumed: false }
    // The order was free when it was placed, and no longer is.
    if (request.payment === nothingToPay.id) return { kind: 'refused', refusal: { reason: 'payment' } }
    const providerId = providerOf(request)
    const fits = (one: PaymentSession) =>
      one.providerId === providerId && isSameSum(one.amount, total) && one.sessionId !== spent?.sessionId
    const found = sessionsOf(cart).find(fits)
    const session = found ?? (await preparing.openSession(cart, providerId, spent ?? opened))
    // The cart was changed since its total was read.
    if (!fits(session)) return { kind: 'refused', refusal: { reason: 'cart-changed' } }
    opened = session
    return { kind: 'open', payment: referenceTo(session), isResumed: found !== undefined }
  }

  async function authorize(
    request: OrderRequest,
    { sessionId, providerId }: PaymentReference,
    { mode, isResumed }: AuthorizeOptions,
    signal: AbortSignal,
  ): Promise<PaymentOutcome | SpentPayment> {
    if (paysLater.has(providerId)) return { kind: 'authorized', paysLater: true }
    const isKnown = mode === 'confirm' && opened?.sessionId === sessionId
    const cart = isKnown ? undefined : await readCart(request)
    // Completing it again returns the order.
    if (text(field(cart, 'completed_at')) !== undefined) return { kind: 'authorized' }
    const session = isKnown ? opened : sessionsOf(cart).find((one) => one.sessionId === sessionId)
    if (session === undefined) return { kind: mode === 'confirm' ? 'spent' : 'canceled' }
    const ask = async (path: string) => await client.client.fetch(path, { ...noRetry, signal })
    const call = { ask, signal }
    const provider = await adapters.whenAttached(providerId, signal)
    if (mode !== 'confirm') return await provider.resume(session, { ...call, mayLeave: mode === 'leave' })
    const before: PaymentOutcome = isResumed
      ? await provider.resume(session, { ...call, mayLeave: true })
      : { kind: 'unconfirmed' }
    if (before.kind === 'canceled') return { kind: 'spent' }
    signal.throwIfAborted()
    // What was declined before is paid with what is filled in now.
    const isOpen = before.kind === 'unconfirmed' || before.kind === 'declined'
    return isOpen ? await provider.confirm(session, call) : before
  }

  return {
    open: async (request, spent) =>
      await serialize(async () => await open(request, spent)).catch(
        async (error: unknown): Promise<PaymentOpening> => {
          const failure = failureFrom(error)
          return failure.code === 'payment_in_progress'
            ? { kind: 'refused', refusal: { reason: 'paid-elsewhere' } }
            : await notPlaced(request, failure)
        },
      ),

    async authorize(request, payment, options) {
      const { signal } = stopWorking()
      const outcome = await authorize(request, payment, options, signal).catch(
        (error: unknown) => ({ kind: 'unknown', failure: failureFrom(error) }) as const,
      )
      return signal.aborted ? undefined : outcome
    },

    async cancel(request, { sessionId, providerId }) {
      stopWorking()
      return await serialize(async () => {
        if (paysLater.has(providerId)) return 'canceled'
        const cart = await readCart(request)
        if (text(field(cart, 'completed_at')) !== undefined) return 'ordered'
        if (!sessionsOf(cart).some((one) => one.sessionId === sessionId)) return 'canceled'
        try {
          const path = `/store/carts/${encodeURIComponent(request.cart.id)}/payment-session`
          await client.client.fetch(path, { ...noRetry, method: 'DELETE' })
          return 'canceled'
        } catch (error) {
          if (failureFrom(error).code === 'cart_completed') return 'ordered'
          throw error
        }
      })
    },

    attach: adapters.attach,
    post: async (path, { signal } = {}) =>
      await client.client.fetch(path, { ...noRetry, method: 'POST', signal }),
  }

  function providerOf({ payment }: OrderRequest) {
    const found = options.providers.find(({ id }) => id === payment)
    if (found === undefined) throw new Error('The shop does not know this payment provider')
    return found.id
  }
}

const referenceTo = ({ providerId, sessionId }: PaymentSession): PaymentReference => ({
  providerId,
  sessionId,
})
