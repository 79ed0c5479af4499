import { readFileSync } from 'node:fs'
import { forPage } from './api.ts'
import { decide, findPayment, type RazorpayStore } from './store.ts'

export interface Page {
  readonly type: string
  readonly body: string
}

const file = (name: string): string => readFileSync(new URL(`../../browser/${name}`, import.meta.url), 'utf8')
const html = (body: string): Page => ({ type: 'text/html; charset=utf-8', body })

/** What `checkout.razorpay.com` serves: the script. */
export const scriptHost = (path: string): Page | undefined =>
  path === '/v1/checkout.js'
    ? { type: 'text/javascript; charset=utf-8', body: file('razorpay-checkout.js') }
    : undefined

const bank = /^\/v1\/bank\/(pay_\w+)(\/answer)?$/

/**
 * Pages of `api.razorpay.com`: the window's frame, and the bank's page, which opens in a window of its own and in Razorpay's
 * test mode has the buttons "Success" and "Failure".
 */
export function pageOfApi(store: RazorpayStore, path: string, choice: unknown): Page | undefined {
  if (path === '/v1/checkout/public') return html(file('razorpay-window.html'))
  const [, id, answer] = bank.exec(path) ?? []
  if (id === undefined) return undefined
  if (answer === undefined) return html(bankPage(`${path}/answer`))
  const payment = findPayment(store, id)
  decide(payment, choice === 'success')
  const message = JSON.stringify({ imitation: 'bank', answer: forPage(payment) })
  return html(`<!doctype html><script>opener.postMessage(${message}, '*'); close()</script>`)
}

const bankPage = (action: string): string => `<!doctype html>
<html lang="en"><title>Bank</title>
<form method="post" action="${action}">
  <h1>Welcome to the bank's test page</h1>
  <button name="choice" value="success">Success</button>
  <button name="choice" value="failure">Failure</button>
</form></html>`
