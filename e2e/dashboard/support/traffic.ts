import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'
import { isTolerated } from './tolerated.ts'

/** Requests of the dashboard to the backend, and problems. */
export interface Traffic {
  /** From now on this problem is expected. */
  expect(problem: string | RegExp): void
  /** Method and path of every request to the backend. */
  requests(): readonly string[]
  problem(): readonly string[]
  stop(): void
}

export function listen(context: BrowserContext, origin: string): Traffic {
  const requests: string[] = []
  const problem: string[] = []
  const expected: (string | RegExp)[] = []
  const onRequest = (request: Request) => {
    const { pathname, origin: where } = new URL(request.url())
    if (where === origin && !pathname.startsWith('/app')) requests.push(`${request.method()} ${pathname}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    problem.push(`${response.status()} ${response.request().method()} ${pathname}`)
  }
  const onFailure = (request: Request) => {
    const words = request.failure()?.errorText ?? 'failed'
    // Navigation aborts pending requests.
    if (words !== 'net::ERR_ABORTED') problem.push(`${words} ${request.method()} ${request.url()}`)
  }
  const onError = (error: WebError) => problem.push(`uncaught: ${error.error().message}`)
  const onConsole = (message: ConsoleMessage) => {
    // Chromium's own message about a response that onResponse or onFailure already reported.
    const known = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !known) problem.push(`console: ${message.text()}`)
  }
  context.on('request', onRequest)
  context.on('response', onResponse)
  context.on('requestfailed', onFailure)
  context.on('weberror', onError)
  context.on('console', onConsole)
  return {
    expect: (one) => void expected.push(one),
    requests: () => [...requests],
    problem: () => problem.filter((one) => !isTolerated(one) && !expected.some((known) => isOf(known, one))),
    stop() {
      context.off('request', onRequest)
      context.off('response', onResponse)
      context.off('requestfailed', onFailure)
      context.off('weberror', onError)
      context.off('console', onConsole)
    },
  }
}

const isOf = (known: string | RegExp, problem: string): boolean =>
  typeof known === 'string' ? known === problem : known.test(problem)
