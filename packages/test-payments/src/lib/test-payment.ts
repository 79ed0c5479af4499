import type { WebhookPlan } from './cards'
import type { TestPaymentStatus } from './status'

/** A payment at the test provider. */
export interface TestPayment {
  readonly id: string
  readonly secret: string
  readonly sessionId: string
  readonly cartId: string | null
  /** In major currency units, like all sums here. */
  readonly amount: number
  readonly currencyCode: string
  readonly status: TestPaymentStatus
  readonly code: string | null
  readonly webhooks: WebhookPlan
  readonly captureFails: boolean
  readonly capturesAtOnce: boolean
  readonly challengeUntil: Date | null
  readonly returnUrl: string | null
  readonly webhookUrl: string | null
  readonly lastFour: string | null
}

/** Its row in `test_payment`. */
export interface TestPaymentRow {
  readonly id: string
  readonly client_secret: string
  readonly session_id: string
  readonly cart_id: string | null
  readonly amount: string
  readonly currency_code: string
  readonly status: TestPaymentStatus
  readonly code: string | null
  readonly webhooks: WebhookPlan
  readonly capture_fails: boolean
  readonly captures_at_once: boolean
  readonly challenge_until: Date | null
  readonly return_url: string | null
  readonly webhook_url: string | null
  readonly last_four: string | null
}

/** The columns of a sum: PostgreSQL's number, and Medusa's exact text of it. */
export const money = (amount: number) => ({
  amount,
  raw_amount: JSON.stringify({ value: String(amount), precision: 20 }),
})

export const paymentOf = (row: TestPaymentRow): TestPayment => ({
  id: row.id,
  secret: row.client_secret,
  sessionId: row.session_id,
  cartId: row.cart_id,
  amount: Number(row.amount),
  currencyCode: row.currency_code,
  status: row.status,
  code: row.code,
  webhooks: row.webhooks,
  captureFails: row.capture_fails,
  capturesAtOnce: row.captures_at_once,
  challengeUntil: row.challenge_until,
  returnUrl: row.return_url,
  webhookUrl: row.webhook_url,
  lastFour: row.last_four,
})
