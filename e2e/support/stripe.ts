import type { BrowserContext } from '@playwright/test'
import { environment } from './environment.ts'

export interface StripeMoney {
  readonly status: string
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly refunded: number
}

/** The keys of the stack's Stripe: packages/payment-imitations. */
export const stripeKeys = {
  secret: 'sk_test_imitation',
  publishable: 'pk_test_imitation',
  webhooks: 'whsec_imitation',
} as const

/** Whether the stack was started with the imitation. */
export const hasStripeImitation = (): boolean => process.env['STRIPE_IMITATION_URL'] !== undefined

function imitationUrl(): string {
  const url = process.env['STRIPE_IMITATION_URL']
  if (url === undefined) throw new Error('STRIPE_IMITATION_URL is not set: run these tests with `pnpm live`.')
  return url
}

/** What tests ask of the imitation itself. */
export const imitatedStripe = {
  async moneyOf(session: string): Promise<readonly StripeMoney[]> {
    const response = await fetch(`${imitationUrl()}/control/intents?session=${session}`)
    return (await response.json()) as readonly StripeMoney[]
  },
  async refuseKey(key: string, isRefused: boolean): Promise<void> {
    const body = JSON.stringify({ key, isRefused })
    await fetch(`${imitationUrl()}/control/refused-keys`, { method: 'POST', body })
  },
  /** Pays on the page of a method at this address, and does not come back. */
  async completeAt(address: string): Promise<void> {
    const { host, pathname, search } = new URL(address)
    const body = new URLSearchParams({ choice: 'complete' })
    await fetch(`${imitationUrl()}/${host}${pathname}/answer${search}`, { method: 'POST', body })
  },
  /** Sends the backend a webhook like Stripe, and returns the status of its answer. */
  async sendWebhook(session: string, type: string): Promise<number> {
    const to = `${environment().backendUrl}/hooks/payment/stripe_stripe`
    const body = JSON.stringify({ session, type, to, secret: stripeKeys.webhooks })
    const response = await fetch(`${imitationUrl()}/control/webhooks`, { method: 'POST', body })
    return ((await response.json()) as { status: number }).status
  },
}

/** The hosts of Stripe that a page's content security policy lets in, by directive. */
export function stripeSources(headers: Readonly<Record<string, string>>) {
  const directives = (headers['content-security-policy'] ?? '').split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    const ofStripe = sources.filter((source) => source.includes('stripe'))
    return ofStripe.length === 0 ? [] : [[name, ofStripe] as const]
  })
  return Object.fromEntries(directives)
}

/**
 * Sends what the browser asks of Stripe's hosts to the imitation. The page and its policies are not touched: what they do
 * not allow is refused before. Returns the addresses that were asked.
 */
export async function routeStripe(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(/^https:\/\/(?:[a-z]+\.)*stripe\.com\//, async (route) => {
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
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'access-control-allow-origin': '*',
      },
      body: await answer.text(),
    })
  })
  return asked
}
