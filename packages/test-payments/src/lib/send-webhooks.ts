import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { WebhookPlan } from './cards'
import type { TestPayment } from './test-payment'
import type { TestPaymentStatus } from './status'
import { signatureHeader, signWebhook } from './webhook-signature'

export type TestEventType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.declined'
  | 'payment.cancelled'

/** The body of a webhook. Amounts are in major currency units. */
export interface TestEvent {
  readonly id: string
  readonly type: TestEventType
  readonly payment: string
  readonly session: string
  readonly amount: number
  readonly currency: string
}

/** Pauses before an event is sent again, in milliseconds: the backend was busy or away. */
const pauses = [2000, 4000, 8000, 16_000, 32_000]

/** The events of a payment that has just changed, the earliest first. */
export function eventsOf({ status, webhooks }: TestPayment): readonly TestEventType[] {
  const isReversed = status === 'captured' && webhooks === 'reversed'
  return isReversed ? ['payment.authorized', 'payment.captured'] : eventsByStatus[status]
}

const eventsByStatus: Readonly<Record<TestPaymentStatus, readonly TestEventType[]>> = {
  requires_method: [],
  requires_action: [],
  redirecting: [],
  authorized: ['payment.authorized'],
  captured: ['payment.captured'],
  cancelled: ['payment.cancelled'],
  declined: ['payment.declined'],
}

interface Delivery {
  readonly type: TestEventType
  /** In milliseconds after the event. */
  readonly after: number
}

type Plan = (types: readonly TestEventType[]) => readonly Delivery[]

const second = 1000
const oneByOne: Plan = (types) => types.map((type, index) => ({ type, after: second * (index + 1) }))

const plans: Readonly<Record<WebhookPlan, Plan>> = {
  usual: oneByOne,
  late: (types) => types.map((type) => ({ type, after: 20 * second })),
  twice: (types) => types.flatMap((type) => [second, 2 * second].map((after) => ({ type, after }))),
  reversed: (types) => oneByOne(types.toReversed()),
  never: () => [],
}

/** What is sent, and when. */
export function deliveriesOf(types: readonly TestEventType[], plan: WebhookPlan): readonly Delivery[] {
  return plans[plan](types)
}

/** Sends the webhooks of a change in the background, like a provider. Those of a process that ends are lost. */
export function sendWebhooks(payment: TestPayment): void {
  const { webhookUrl } = payment
  if (webhookUrl === null) return
  for (const { type, after } of deliveriesOf(eventsOf(payment), payment.webhooks))
    void deliver(webhookUrl, eventOf(payment, type), after)
}

export function eventOf(payment: TestPayment, type: TestEventType): TestEvent {
  return {
    id: `tevt_${randomBytes(12).toString('hex')}`,
    type,
    payment: payment.id,
    session: payment.sessionId,
    amount: payment.amount,
    currency: payment.currencyCode,
  }
}

async function deliver(url: string, event: TestEvent, after: number): Promise<void> {
  const body = JSON.stringify(event)
  for (const pause of [after, ...pauses]) {
    await sleep(pause, undefined, { ref: false })
    if (await isTaken(url, body)) return
  }
}

async function isTaken(url: string, body: string): Promise<boolean> {
  const seconds = Math.floor(Date.now() / 1000)
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(body, seconds) },
      body,
    })
    return ok
  } catch {
    return false
  }
}
