import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'
import { isTolerated } from './tolerated.ts'

/** What the dashboard asked of the backend while somebody listened, and what went wrong. */
export interface Traffic {
  /** From now on this trouble belongs to what the test does on purpose. */
  expect(trouble: string | RegExp): void
  /** Method and path of every request to the backend. */
  requests(): readonly string[]
  trouble(): readonly string[]
  stop(): void
}

export function listen(context: BrowserContext, origin: string): Traffic {
  const requests: string[] = []
  const trouble: string[] = []
  const expected: (string | RegExp)[] = []
  const onRequest = (request: Request) => {
    const { pathname, origin: where } = new URL(request.url())
    if (where === origin && !pathname.startsWith('/app')) requests.push(`${request.method()} ${pathname}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    trouble.push(`${response.status()} ${response.request().method()} ${pathname}`)
  }
  const onFailure = (request: Request) => {
    const words = request.failure()?.errorText ?? 'failed'
    // What was under way is given up whenever a page is left.
    if (words !== 'net::ERR_ABORTED') trouble.push(`${words} ${request.method()} ${request.url()}`)
  }
  const onError = (error: WebError) => trouble.push(`uncaught: ${error.error().message}`)
  const onConsole = (message: ConsoleMessage) => {
    // Chromium's own word about an answer that onResponse or onFailure has heard of.
    const known = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !known) trouble.push(`console: ${message.text()}`)
  }
  context.on('request', onRequest)
  context.on('response', onResponse)
  context.on('requestfailed', onFailure)
  context.on('weberror', onError)
  context.on('console', onConsole)
  return {
    expect: (one) => void expected.push(one),
    requests: () => [...requests],
    trouble: () => trouble.filter((one) => !isTolerated(one) && !expected.some((known) => isOf(known, one))),
    stop() {
      context.off('request', onRequest)
      context.off('response', onResponse)
      context.off('requestfailed', onFailure)
      context.off('weberror', onError)
      context.off('console', onConsole)
    },
  }
}

const isOf = (known: string | RegExp, trouble: string): boolean =>
  typeof known === 'string' ? known === trouble : known.test(trouble)
