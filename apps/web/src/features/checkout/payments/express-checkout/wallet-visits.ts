import { failureFrom, noteFailure, type FailureLog } from '@umber/storefront-core'
import type { ExpressAnswer, ExpressCheckout, ExpressOutcome } from '@umber/storefront-core/payments'
import type { ExpressSession } from './express-session.ts'
import type { ExpressOffer } from './express-offer.ts'
import type { WalletEvents } from './mount-express-element.ts'

/** How a visit of a wallet ends. `under-way`: another payment has to end first; `not-added`: the page says why. */
export type WalletEnd = ExpressOutcome | { readonly kind: 'under-way' | 'not-added' }

export interface WalletVisitsOptions {
  readonly offer: () => ExpressOffer
  /** Puts what the page adds into the cart. Resolves to whether it is there. */
  readonly put: () => Promise<boolean>
  readonly openSession: (signal: AbortSignal) => Promise<ExpressSession | undefined>
  /** A wallet was opened. */
  readonly onOpen: () => void
  /** The shopper has agreed to pay. */
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

  function close(): void {
    const left = visit
    visit = undefined
    left?.leaving.abort()
    void left?.session.then((session) => ('close' in session ? session.close() : undefined))
  }

  /** Answers the wallet, and tells the page why it does not go on. A visit that was left tells nothing. */
  async function ask<Answer extends ExpressAnswer | ExpressOutcome>(
    send: (express: ExpressCheckout) => Promise<Answer>,
  ): Promise<Answer | { readonly kind: 'failed' }> {
    const asked = visit
    const session = await asked?.session
    if (session === undefined) return { kind: 'failed' }
    const answer = 'express' in session ? await send(session.express) : session
    if (visit === asked && answer.kind !== 'quote') onEnd(answer)
    return isForWallet(answer) ? answer : { kind: 'failed' }
  }

  return {
    open() {
      const { isReady, lineItems } = offer()
      if (!isReady) return undefined
      close()
      onOpen()
      const leaving = new AbortController()
      visit = { leaving, session: open(leaving.signal) }
      return lineItems
    },
    changeAddress: async (shipping) => await ask(async (express) => await express.changeAddress(shipping)),
    changeRate: async (id) => await ask(async (express) => await express.changeRate(id)),
    async confirm(details, shown, adapter) {
      onOrder()
      const outcome = await ask(async (express) => await express.confirm(details, shown, adapter))
      close()
      return outcome
    },
    cancel: close,
    close,
  }
}

/** A wallet knows nothing of the page. */
const isForWallet = <Answer extends { readonly kind: string }>(
  answer: Answer | { readonly kind: 'under-way' | 'not-added' },
): answer is Exclude<Answer, { readonly kind: 'under-way' | 'not-added' }> =>
  answer.kind !== 'under-way' && answer.kind !== 'not-added'
