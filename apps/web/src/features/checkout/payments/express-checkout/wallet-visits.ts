import { failureFrom, type FailureLog } from '@umber/storefront-core'
import type { PaymentAdapter } from '@umber/storefront-core/checkout'
import { noteFailure } from '@umber/storefront-core/platform'
import type {
  ExpressAnswer,
  ExpressCheckout,
  ExpressLine,
  ExpressOutcome,
  WalletDetails,
} from '@umber/storefront-core/payments'
import type { ExpressSession } from './express-session.ts'
import type { ExpressOffer } from './express-offer.ts'

/**
 * How a visit of a wallet ends. `under-way`: another payment has to end first; `not-added`: the page says why; `dismissed`: nothing was
 * paid.
 */
export type WalletEnd =
  | ExpressOutcome
  | { readonly kind: 'under-way' | 'not-added' }
  | { readonly kind: 'dismissed' }

/** What a wallet's events are answered with. Nothing rejects. */
export interface WalletEvents {
  /** A button was pressed: what the wallet shows first. Undefined when nothing can be bought now. Answered within a second. */
  readonly open: () => readonly ExpressLine[] | undefined
  readonly changeAddress: (shipping: unknown) => Promise<ExpressAnswer>
  readonly changeRate: (id: string) => Promise<ExpressAnswer>
  readonly confirm: (
    details: WalletDetails,
    shown: number,
    adapter: PaymentAdapter,
  ) => Promise<ExpressOutcome>
  readonly cancel: () => void
}

export interface WalletVisitsOptions {
  readonly offer: () => ExpressOffer
  /** Puts what the page adds into the cart. Resolves to whether it is there. */
  readonly put: () => Promise<boolean>
  readonly openSession: (signal: AbortSignal) => Promise<ExpressSession | undefined>
  /** A wallet was opened. */
  readonly onOpen: () => void
  /** The shopper has agreed to pay. `onEnd` follows. */
  readonly onOrder: () => void
  /** What a wallet was refused, and how its order ended. */
  readonly onEnd: (end: WalletEnd) => void
  readonly log: FailureLog
}

interface Visit {
  readonly session: Promise<
    ExpressSession | Extract<WalletEnd, { kind: 'under-way' | 'not-added' | 'failed' }>
  >
  readonly leaving: AbortController
  /** The provider was asked for the payment, which may be made: the visit lasts until its order is known. */
  isPaying?: true
}

/** Opens a checkout for each visit of a wallet, and closes it when the wallet is left. */
export function createWalletVisits(options: WalletVisitsOptions): WalletEvents & { close(): void } {
  const { offer, put, openSession, onOpen, onOrder, onEnd, log } = options
  let visit: Visit | undefined

  async function open(signal: AbortSignal): Promise<Awaited<Visit['session']>> {
    try {
      const [isPut, session] = await Promise.all([put(), openSession(signal)])
      if (session === undefined) return { kind: 'under-way' }
      if (isPut) return session
      session.close()
      return { kind: 'not-added' }
    } catch (error) {
      if (!signal.aborted) noteFailure(log, 'Express checkout: it could not be opened', failureFrom(error))
      return { kind: 'failed' }
    }
  }

  function end(ended: Visit): void {
    if (visit === ended) visit = undefined
    if (ended.leaving.signal.aborted) return
    ended.leaving.abort()
    void ended.session.then((session) => ('close' in session ? session.close() : undefined))
  }

  function leave(): void {
    const left = visit
    visit = undefined
    if (left !== undefined && left.isPaying !== true) end(left)
  }

  async function answerOf<Answer>(asked: Visit, send: (express: ExpressCheckout) => Promise<Answer>) {
    const session = await asked.session
    return 'express' in session ? await send(session.express) : session
  }

  /** Answers the wallet, and tells the page why it does not go on. A visit that was left tells nothing. */
  async function ask(send: (express: ExpressCheckout) => Promise<ExpressAnswer>): Promise<ExpressAnswer> {
    const asked = visit
    if (asked === undefined) return { kind: 'failed' }
    const answer = await answerOf(asked, send)
    if (visit === asked && answer.kind !== 'quote') onEnd(answer)
    return isForWallet(answer) ? answer : { kind: 'failed' }
  }

  /** Notes when the provider is asked. A wallet that was left sends no payment. */
  function noted(paid: Visit, adapter: PaymentAdapter): PaymentAdapter {
    async function until<Outcome>(signal: AbortSignal, pay: () => Promise<Outcome>): Promise<Outcome> {
      paid.isPaying = true
      // The checkout's page has taken the payment over.
      const takenOver = () => end(paid)
      signal.addEventListener('abort', takenOver)
      const outcome = await pay()
      signal.removeEventListener('abort', takenOver)
      return outcome
    }
    return {
      ...adapter,
      async confirm(session, call) {
        if (visit !== paid) return { kind: 'canceled' }
        return await until(call.signal, async () => await adapter.confirm(session, call))
      },
      resume: async (session, call) =>
        await until(call.signal, async () => await adapter.resume(session, call)),
    }
  }

  return {
    open() {
      const { isReady, lineItems } = offer()
      if (!isReady) return undefined
      leave()
      onOpen()
      const leaving = new AbortController()
      visit = { leaving, session: open(leaving.signal) }
      return lineItems
    },
    changeAddress: async (shipping) => await ask(async (express) => await express.changeAddress(shipping)),
    changeRate: async (id) => await ask(async (express) => await express.changeRate(id)),
    async confirm(details, shown, adapter) {
      const paid = visit
      if (paid === undefined) return { kind: 'failed' }
      onOrder()
      const paying = answerOf(
        paid,
        async (express) => await express.confirm(details, shown, noted(paid, adapter)),
      )
      // A checkout that is closed answers nothing.
      const outcome = await Promise.race([paying, dismissed(paid.leaving.signal)])
      if (!isCorrectable(outcome)) end(paid)
      onEnd(outcome)
      return isForWallet(outcome) ? outcome : { kind: 'failed' }
    },
    cancel: leave,
    close: leave,
  }
}

/** Whether the wallet may stay open, for the shopper to correct what was refused. */
export const isCorrectable = ({ kind }: WalletEnd): boolean =>
  kind === 'incomplete' || kind === 'not-delivered' || kind === 'price-changed'

const dismissed = (signal: AbortSignal) =>
  new Promise<{ readonly kind: 'dismissed' }>((resolve) =>
    signal.addEventListener('abort', () => resolve({ kind: 'dismissed' })),
  )

type PageEnd = Exclude<WalletEnd, ExpressOutcome>

/** A wallet knows nothing of the page. */
const isForWallet = <Answer extends { readonly kind: string }>(
  answer: Answer | PageEnd,
): answer is Exclude<Answer, PageEnd> =>
  answer.kind !== 'under-way' && answer.kind !== 'not-added' && answer.kind !== 'dismissed'
