import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

export interface Complaints {
  /** From now on this part of a complaint belongs to what the test does on purpose. */
  expect(...parts: readonly string[]): void
  unexpected(): readonly string[]
  /** What the shop has written down of failures it has told the shopper of; they fail no test. */
  written(): readonly string[]
  stop(): void
}

/** What Chromium says by itself whenever an answer has an error status or a connection breaks. */
export const failedRequests = 'Failed to load resource'

/** And when the answer that is missing was asked for across origins. */
export const blockedRequests = 'has been blocked by CORS policy'

export function listen(context: BrowserContext): Complaints {
  const heard: string[] = []
  const expected: string[] = []
  const written: string[] = []
  const onError = (error: WebError) => heard.push(`uncaught: ${error.error().message}`)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`)
    if (message.type() === 'warning') written.push(message.text())
  }
  context.on('weberror', onError)
  context.on('console', onConsole)
  return {
    expect: (...parts) => void expected.push(...parts),
    unexpected: () => heard.filter((text) => !expected.some((part) => text.includes(part))),
    written: () => written,
    stop() {
      context.off('weberror', onError)
      context.off('console', onConsole)
    },
  }
}
