import { setTimeout as sleep } from 'node:timers/promises'

import { ask, done, type Ask, type Answer } from './backend'
import { createChance } from './chance'
import { cards, openCollection, sendWebhook, sessionIn, testProvider, type TestSession } from './payments'
import { at, textAt } from './read'

/** A cart that lacks nothing but its payment, and the variant that it holds. */
export interface CartToPay {
  readonly id: string
  readonly email: string
  readonly variantId: string
}

export interface PlayedHistory {
  readonly seed: number
  readonly cart: string
  readonly email: string
  /** What was done, for a failure's message. */
  readonly steps: readonly string[]
}

/** How the network fails: the request is not sent, or its answer is lost. */
type Network = 'whole' | 'lost-request' | 'lost-answer'

/** Cards whose webhooks the history sends itself; one that sends its own, late and out of order, is among them. */
const historyCards = [
  cards.webhookNever,
  cards.webhookNever,
  cards.webhookNever,
  cards.webhookReversed,
  cards.capturedAtOnce,
  cards.challenge,
  cards.declined,
] as const

/**
 * Plays one seeded history of a cart: its shopper, a second tab, the provider's webhooks and a failing network, at random
 * and partly at the same time. What the backend answers is not checked here; the books are, afterwards.
 */
export async function playHistory(
  seed: number,
  { id: cart, email, variantId }: CartToPay,
): Promise<PlayedHistory> {
  const chance = createChance(seed)
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[chance(choices.length)] as Choice
  const steps: string[] = []
  const sessions: TestSession[] = []
  let collection = await openCollection(cart)

  async function call(
    title: string,
    method: string,
    path: string,
    options: Ask = {},
  ): Promise<Answer | undefined> {
    const network: Network = pick(['whole', 'whole', 'whole', 'whole', 'lost-request', 'lost-answer'])
    const isLate = chance(4) === 0
    steps.push(network === 'whole' ? title : `${title} (${network})`)
    if (network === 'lost-request') return undefined
    if (isLate) await sleep(chance(30))
    const controller = new AbortController()
    const patience = 5 + chance(120)
    const timer = network === 'lost-answer' ? setTimeout(() => controller.abort(), patience) : undefined
    try {
      return await ask(method, path, { ...options, signal: controller.signal })
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  const shopperSession = (): TestSession | undefined => sessions.at(-1)
  const anySession = (): TestSession | undefined => (sessions.length === 0 ? undefined : pick(sessions))

  async function open(): Promise<void> {
    const replaces = chance(3) === 0 ? shopperSession()?.session : undefined
    const provider = chance(12) === 0 ? 'pp_system_default' : testProvider
    const answer = await call(
      `open ${provider}${replaces === undefined ? '' : ' in place of the last'}`,
      'POST',
      `/store/payment-collections/${collection}/payment-sessions`,
      { body: { provider_id: provider, ...(replaces !== undefined && { replaces }) } },
    )
    if (answer?.status === 200 && provider === testProvider) sessions.push(sessionIn(answer.body))
  }
  async function beginAgain(): Promise<void> {
    const answer = await call('ask for the collection', 'POST', '/store/payment-collections', {
      body: { cart_id: cart },
    })
    if (answer?.status === 200) collection = textAt(answer.body, 'payment_collection.id')
  }
  async function pay(): Promise<void> {
    const session = chance(4) === 0 ? anySession() : shopperSession()
    if (session === undefined) return open()
    const number = pick(historyCards)
    await call(
      `pay with …${number.slice(-4)}`,
      'POST',
      `/test-payments/payments/${session.payment}/confirm`,
      {
        body: { secret: session.secret, number, expiry: '12/40', securityCode: '123' },
      },
    )
  }
  async function answerBank(): Promise<void> {
    const session = anySession()
    if (session === undefined) return
    const choice = pick(['approve', 'approve', 'decline', 'cancel'])
    await call(`${choice} the challenge`, 'POST', `/test-payments/payments/${session.payment}/answer`, {
      body: { secret: session.secret, answer: choice },
    })
  }
  const complete = async (): Promise<void> => {
    await call('complete', 'POST', `/store/carts/${cart}/complete`)
  }
  async function webhook(): Promise<void> {
    const session = anySession()
    if (session === undefined) return
    const type = pick(['payment.authorized', 'payment.authorized', 'payment.captured'])
    steps.push(`webhook ${type}`)
    const { amount, status } = await stateOf(session)
    const isTrue =
      type === 'payment.captured' ? status === 'captured' : status === 'captured' || status === 'authorized'
    // A provider tells only what is so; at times it is not so any more when the webhook arrives.
    if (isTrue) await sendWebhook({ ...session, type, amount }).catch(() => undefined)
  }
  const cancel = async (): Promise<void> => {
    await call('cancel the payment', 'DELETE', `/store/carts/${cart}/payment-session`)
  }
  const change = async (): Promise<void> => {
    await call('one more', 'POST', `/store/carts/${cart}/line-items`, {
      body: { variant_id: variantId, quantity: 1 },
    })
  }

  const usual = [open, pay, pay, answerBank, complete, complete, webhook]
  const all = [...usual, ...usual, beginAgain, cancel, change]
  await open()
  for (let ticks = 3 + chance(4); ticks > 0; ticks -= 1) {
    const together = Array.from({ length: 1 + chance(3) }, () => pick(all))
    if (together.length > 1) steps.push(`${together.length} at once:`)
    await Promise.all(together.map(async (step) => step()))
  }
  return { seed, cart, email, steps }
}

async function stateOf({ session }: TestSession): Promise<{ amount: number; status: string }> {
  const books = await done('GET', `/test-payments/books?session=${session}`)
  return { amount: Number(at(books, 'payments.0.amount')), status: textAt(books, 'payments.0.status') }
}
