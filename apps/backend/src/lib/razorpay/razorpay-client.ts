import { z } from '@medusajs/framework/zod'

import type { RazorpaySettings } from './razorpay-settings'

/** As much as is read of https://razorpay.com/docs/api/orders/entity. Amounts are in the smallest unit. */
const order = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  receipt: z.string().nullish(),
})

/** As much as is read of https://razorpay.com/docs/api/payments/entity. */
const payment = z.object({
  id: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: z.number(),
  currency: z.string(),
  amount_refunded: z.number().nullish(),
  error_reason: z.string().nullish(),
  created_at: z.number(),
})

const payments = z.object({ items: z.array(payment) })
const refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) })

export type RazorpayOrder = z.infer<typeof order>
export type RazorpayPayment = z.infer<typeof payment>

/** Razorpay has answered with a refusal. */
export class RazorpayRefusal extends Error {
  readonly status: number

  constructor(status: number, description: string) {
    super(`Razorpay refused: ${description}`)
    this.status = status
  }
}

const address = 'https://api.razorpay.com/v1'
/** In milliseconds. */
const longest = 20_000

export type RazorpayClient = ReturnType<typeof createRazorpayClient>

/** The requests to https://razorpay.com/docs/api that the provider needs. Each throws when it is refused or not answered. */
export function createRazorpayClient({ keyId, keySecret }: Pick<RazorpaySettings, 'keyId' | 'keySecret'>) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function send(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longest),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const { data } = refusal.safeParse(answer)
    throw new RazorpayRefusal(response.status, data?.error.description ?? `status ${response.status}`)
  }
  const part = (id: string) => encodeURIComponent(id)

  return {
    /** Payments of the order are reserved; what is not captured in time Razorpay gives back. */
    createOrder: async (asked: { amount: number; currency: string; receipt: string }) =>
      order.parse(
        await send('/orders', {
          ...asked,
          payment: {
            capture: 'manual',
            capture_options: { manual_expiry_period: minutesToCapture, refund_speed: 'normal' },
          },
        }),
      ),
    order: async (id: string) => order.parse(await send(`/orders/${part(id)}`)),
    paymentsOf: async (orderId: string) =>
      payments.parse(await send(`/orders/${part(orderId)}/payments`)).items,
    capture: async ({ id, amount, currency }: RazorpayPayment) =>
      payment.parse(await send(`/payments/${part(id)}/capture`, { amount, currency })),
    /** A repeated request with the same key gives back no more. */
    refund: async ({ id }: Pick<RazorpayPayment, 'id'>, amount: number, key: string) => {
      await send(`/payments/${part(id)}/refund`, { amount, speed: 'normal' }, { 'x-refund-idempotency': key })
    },
  }
}

/** Five days, the longest that Razorpay allows. */
const minutesToCapture = 7200
