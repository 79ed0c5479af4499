import { randomBytes } from 'node:crypto'

import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { MedusaError } from '@medusajs/framework/utils'

import { rounded } from './rounded'
import { emptyBooks, enter, readBooks, type TestPaymentBooks } from './books'
import type { CardBehaviour } from './cards'
import type { TestPaymentStatus } from './status'
import { money, paymentOf, type TestPayment, type TestPaymentRow } from './test-payment'

/** How long a challenge can be answered, in minutes. */
const challengeMinutes = 10

/** The payment after a change, and whether there was anything to change. */
export interface Changed {
  readonly payment: TestPayment
  readonly isChanged: boolean
}

export interface Confirmation {
  readonly behaviour: CardBehaviour
  readonly lastFour: string
  readonly returnUrl: string | null
  readonly webhookUrl: string
}

/** The states in which nothing is charged and the payment can be confirmed. */
const open: ReadonlySet<TestPaymentStatus> = new Set([
  'requires_method',
  'requires_action',
  'redirecting',
  'declined',
])

/**
 * The payments of the test provider. Every change locks its payment's row, so that a payment is charged, captured, refunded
 * and cancelled once, however many requests there are.
 */
export function testPaymentTable(knex: Knex) {
  /** Runs `change` on the payment while its row is locked. */
  async function change(
    id: string,
    work: (payment: TestPayment, database: Knex) => Promise<Partial<TestPaymentRow> | undefined>,
  ): Promise<Changed> {
    return await knex.transaction(async (database) => {
      const [row]: TestPaymentRow[] = await database('test_payment').where({ id }).forUpdate()
      if (row === undefined) throw unknownPayment(id)
      const changes = await work(paymentOf(row), database)
      if (changes === undefined) return { payment: paymentOf(row), isChanged: false }
      const [after]: TestPaymentRow[] = await database('test_payment')
        .where({ id })
        .update({ ...changes, updated_at: database.fn.now() })
        .returning<TestPaymentRow[]>('*')
      return { payment: paymentOf(after ?? row), isChanged: true }
    })
  }

  async function charge(
    payment: TestPayment,
    database: Knex,
    captures: boolean,
  ): Promise<Partial<TestPaymentRow>> {
    const { id, amount } = payment
    await enter(database, payment, { kind: 'authorize', amount, key: `authorize:${id}` })
    if (captures) await enter(database, payment, { kind: 'capture', amount, key: `capture:${id}` })
    return { status: captures ? 'captured' : 'authorized', code: null, challenge_until: null }
  }

  async function release(payment: TestPayment, database: Knex): Promise<Partial<TestPaymentRow> | undefined> {
    const { id, status, code, amount } = payment
    if (status === 'cancelled' && code !== 'cancelled_by_shopper') return undefined
    if (status === 'authorized')
      await enter(database, payment, { kind: 'cancel', amount, key: `cancel:${id}` })
    return { status: 'cancelled', code: 'payment_cancelled', challenge_until: null }
  }

  return {
    /** Opens a payment for a session, once. */
    async open(session: {
      readonly sessionId: string
      readonly amount: number
      readonly currencyCode: string
    }): Promise<TestPayment> {
      const { sessionId, amount, currencyCode } = session
      await knex('test_payment')
        .insert({
          id: `tpay_${randomBytes(12).toString('hex')}`,
          client_secret: randomBytes(24).toString('base64url'),
          session_id: sessionId,
          cart_id: (await cartOf(knex, sessionId)) ?? null,
          currency_code: currencyCode,
          ...money(amount),
        })
        .onConflict(knex.raw('("session_id") where deleted_at is null'))
        .ignore()
      const [row]: TestPaymentRow[] = await knex('test_payment').where({ session_id: sessionId })
      if (row === undefined) throw unknownPayment(sessionId)
      return paymentOf(row)
    },

    async find(id: string): Promise<TestPayment | undefined> {
      const [row]: TestPaymentRow[] = await knex('test_payment').where({ id })
      return row && paymentOf(row)
    },

    /** Confirms a payment with a card. A payment that is charged stays as it is: it is never charged twice. */
    async confirm(
      id: string,
      { behaviour, lastFour, returnUrl, webhookUrl }: Confirmation,
    ): Promise<Changed> {
      return await change(id, async (payment, database) => {
        const isOpen = open.has(payment.status) || payment.code === 'cancelled_by_shopper'
        if (!isOpen) return undefined
        const card = { last_four: lastFour, return_url: returnUrl, webhook_url: webhookUrl }
        if (behaviour.outcome === 'declined')
          return { ...card, status: 'declined', code: behaviour.code, webhooks: 'usual' }
        const { outcome, webhooks, captureFails } = behaviour
        const later = { webhooks, capture_fails: captureFails, captures_at_once: outcome === 'captured' }
        if (outcome === 'challenge' || outcome === 'redirect')
          return {
            ...card,
            ...later,
            status: outcome === 'challenge' ? 'requires_action' : 'redirecting',
            code: null,
            challenge_until: new Date(Date.now() + challengeMinutes * 60_000),
          }
        return { ...card, ...later, ...(await charge(payment, database, outcome === 'captured')) }
      })
    },

    /** The shopper's answer on the page of a challenge or a redirect. */
    async answer(id: string, answer: 'approve' | 'decline' | 'cancel'): Promise<Changed> {
      return await change(id, async (payment, database) => {
        if (payment.status !== 'requires_action' && payment.status !== 'redirecting') return undefined
        if (answer === 'cancel') return { status: 'cancelled', code: 'cancelled_by_shopper' }
        if ((payment.challengeUntil?.getTime() ?? 0) < Date.now())
          return { status: 'declined', code: 'challenge_expired' }
        if (answer === 'decline') return { status: 'declined', code: 'authentication_failed' }
        return await charge(payment, database, payment.capturesAtOnce)
      })
    },

    /** Takes the whole amount. @throws for a card that refuses it, and for a payment that is not authorized. */
    async capture(id: string): Promise<Changed> {
      return await change(id, async (payment, database) => {
        if (payment.status === 'captured') return undefined
        if (payment.status !== 'authorized') throw refusal(`Payment ${id} is ${payment.status}.`)
        if (payment.captureFails) throw refusal('The bank refused to capture the payment.')
        await enter(database, payment, { kind: 'capture', amount: payment.amount, key: `capture:${id}` })
        return { status: 'captured' }
      })
    },

    /** Gives back a part or all. A repeated key gives nothing back. @throws for more than is left. */
    async refund(
      id: string,
      { amount, key }: { readonly amount: number; readonly key: string },
    ): Promise<Changed> {
      return await change(id, async (payment, database) => {
        const entry = { kind: 'refund', amount, key: `refund:${key}` } as const
        const known = await database('test_payment_entry').where({ idempotency_key: entry.key }).select('id')
        if (known.length > 0) return undefined
        const { captured, refunded } = (await readBooks(database, [id])).get(id) ?? emptyBooks
        const left = rounded(captured - refunded)
        if (amount <= 0 || rounded(amount) > left)
          throw refusal(`Payment ${id} has ${left} ${payment.currencyCode} left to refund, not ${amount}.`)
        await enter(database, payment, entry)
        // Like real providers: a payment that was given back stays "captured".
        return {}
      })
    },

    /** Releases what a payment holds. @throws for one that is captured. */
    async cancel(id: string): Promise<Changed> {
      return await change(id, async (payment, database) => {
        if (payment.status === 'captured')
          throw refusal(`Payment ${id} is captured and can only be refunded.`)
        return await release(payment, database)
      })
    },

    /** Releases what a payment holds, and gives back what it has taken. */
    async giveUp(id: string): Promise<Changed> {
      return await change(id, async (payment, database) => {
        if (payment.status !== 'captured') return await release(payment, database)
        const { captured, refunded } = (await readBooks(database, [id])).get(id) ?? emptyBooks
        const amount = rounded(captured - refunded)
        if (amount === 0) return undefined
        await enter(database, payment, { kind: 'refund', amount, key: `give-up:${id}` })
        return {}
      })
    },

    /** Changes the amount of a payment that is not charged yet. @throws for another amount of one that is. */
    async changeAmount(
      id: string,
      { amount, currencyCode }: Pick<TestPayment, 'amount' | 'currencyCode'>,
    ): Promise<Changed> {
      return await change(id, async (payment) => {
        if (payment.amount === amount && payment.currencyCode === currencyCode)
          return await Promise.resolve(undefined)
        if (!open.has(payment.status)) throw refusal(`Payment ${id} is ${payment.status}.`)
        return { ...money(amount), currency_code: currencyCode } as unknown as Partial<TestPaymentRow>
      })
    },

    /** The payments of a cart or a session, the oldest first, each with its sums. */
    async books(
      of: { readonly cart_id: string } | { readonly session_id: string },
    ): Promise<readonly { readonly payment: TestPayment; readonly sums: TestPaymentBooks }[]> {
      const rows: TestPaymentRow[] = await knex('test_payment').where(of).orderBy('created_at')
      const books = await readBooks(
        knex,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => ({ payment: paymentOf(row), sums: books.get(row.id) ?? emptyBooks }))
    },
  }
}

export type TestPaymentTable = ReturnType<typeof testPaymentTable>

async function cartOf(knex: Knex, sessionId: string): Promise<string | undefined> {
  const [found]: { cart_id: string }[] = await knex('payment_session')
    .join(
      'cart_payment_collection',
      'cart_payment_collection.payment_collection_id',
      'payment_session.payment_collection_id',
    )
    .where('payment_session.id', sessionId)
    .select('cart_payment_collection.cart_id')
  return found?.cart_id
}

const refusal = (message: string): MedusaError => new MedusaError(MedusaError.Types.NOT_ALLOWED, message)

const unknownPayment = (id: string): MedusaError =>
  new MedusaError(MedusaError.Types.NOT_FOUND, `There is no payment ${id}.`)
