import { readFileSync } from 'node:fs'
import { authorize, decline, notAuthenticated } from './payment-intent.ts'
import { findWithSecret, type StripeStore } from './store.ts'

export interface Page {
  readonly type: string
  readonly body: string
}

const file = (name: string): string => readFileSync(new URL(`../../browser/${name}`, import.meta.url), 'utf8')
const html = (body: string): Page => ({ type: 'text/html; charset=utf-8', body })

/** What `js.stripe.com` serves: the script, the elements' frames and the wallet. */
export function scriptHost(path: string): Page | undefined {
  if (/^\/(?:v3\/?|[a-z]+\/stripe\.js)$/.test(path))
    return { type: 'text/javascript; charset=utf-8', body: file('express-element.js') + file('stripe.js') }
  const page = pages.get(path)
  return page === undefined ? undefined : html(file(page))
}

/** The frames of the elements, and the window of a wallet. */
const pages: ReadonlyMap<string, string> = new Map([
  ['/v3/elements-inner-payment.html', 'payment-element.html'],
  ['/v3/elements-inner-express-checkout.html', 'express-checkout-element.html'],
  ['/v3/wallet.html', 'wallet.html'],
])

const question = /^\/(redirect\/authenticate|3d_secure_2)\/(pi_\w+?)(\/answer)?$/

/** What `hooks.stripe.com` serves: the bank's challenge in a frame, and the page of another method. */
export function hooksHost(store: StripeStore, path: string, fields: URLSearchParams): Page | undefined {
  const [, kind, id = '', answer] = question.exec(path) ?? []
  if (kind === undefined) return undefined
  const secret = fields.get('client_secret')
  const intent = findWithSecret(store, id, secret)
  const action = `/${kind}/${id}/answer`
  if (answer === undefined) return html(questionPage(action, String(secret)))
  const returnUrl = intent.next_action?.redirect_to_url?.return_url
  if (intent.status === 'requires_action') {
    if (fields.get('choice') === 'complete') authorize(intent)
    else decline(intent, { ...notAuthenticated })
  }
  if (kind === '3d_secure_2') return html(script(`parent.postMessage({ imitation: 'challenged' }, '*')`))
  const back = new URL(returnUrl ?? 'about:blank')
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('payment_intent_client_secret', String(secret))
  back.searchParams.set('redirect_status', intent.last_payment_error === null ? 'succeeded' : 'failed')
  return html(script(`location.replace(${JSON.stringify(back.href)})`))
}

const script = (code: string): string => `<!doctype html><script>${code}</script>`

const questionPage = (action: string, secret: string): string => `<!doctype html>
<html lang="en"><title>Test payment page</title>
<form method="post" action="${action}">
  <input type="hidden" name="client_secret" value="${secret}">
  <h1>Test payment page</h1>
  <button name="choice" value="complete">Complete</button>
  <button name="choice" value="fail">Fail</button>
</form></html>`
