import type { BrowserContext } from '@playwright/test'
import { environment } from './environment.ts'

export interface RazorpayMoney {
  readonly status: string
  readonly amount: number
  readonly amount_refunded: number
}

/** The keys of the stack's Razorpay: packages/payment-imitations. */
export const razorpayKeys = { id: 'rzp_test_imitation', webhooks: 'webhooks-of-the-imitation' } as const

function imitationUrl(): string {
  const url = process.env['RAZORPAY_IMITATION_URL']
  if (url === undefined)
    throw new Error('RAZORPAY_IMITATION_URL is not set: run these tests with `pnpm live`.')
  return url
}

/** What tests ask of the imitation itself. */
export const imitatedRazorpay = {
  /** The newest attempt first. */
  async moneyOf(session: string): Promise<readonly RazorpayMoney[]> {
    const response = await fetch(`${imitationUrl()}/control/payments?session=${session}`)
    return (await response.json()) as readonly RazorpayMoney[]
  },
  async refuseKey(isRefused: boolean): Promise<void> {
    const body = JSON.stringify({ key: razorpayKeys.id, isRefused })
    await fetch(`${imitationUrl()}/control/refused-keys`, { method: 'POST', body })
  },
  /** Sends the backend a webhook like Razorpay, and returns the status of its answer. */
  async sendWebhook(session: string, event: string): Promise<number> {
    const to = `${environment().backendUrl}/hooks/payment/razorpay`
    const body = JSON.stringify({ session, event, to, secret: razorpayKeys.webhooks })
    const response = await fetch(`${imitationUrl()}/control/webhooks`, { method: 'POST', body })
    return ((await response.json()) as { status: number }).status
  },
}

/**
 * Sends what the browser asks of Razorpay's hosts to the imitation. The page and its policies are not touched: what they do
 * not allow is refused before. Returns the addresses that were asked.
 */
export async function routeRazorpay(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(/^https:\/\/(?:[a-z]+\.)*razorpay\.com\//, async (route) => {
    const request = route.request()
    const { host, pathname, search } = new URL(request.url())
    asked.push(request.url())
    const type = request.headers()['content-type']
    const answer = await fetch(`${imitationUrl()}/${host}${pathname}${search}`, {
      method: request.method(),
      ...(type !== undefined && { headers: { 'content-type': type } }),
      ...(request.method() === 'POST' && { body: request.postData() ?? '' }),
    })
    await route.fulfill({
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'text/plain' },
      body: await answer.text(),
    })
  })
  return asked
}
