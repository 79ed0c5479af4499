import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

export interface Complaints {
  /** From now on console errors that contain one of these parts are expected. */
  expect(...parts: readonly string[]): void
  unexpected(): readonly string[]
  /** The shop's own warnings about handled failures; they fail no test. */
  written(): readonly string[]
  stop(): void
}

/** Chromium's message for an error status or a broken connection. */
export const failedRequests = 'Failed to load resource'

/** Chromium's message when the failed response was cross-origin. */
export const blockedRequests = 'has been blocked by CORS policy'

export function listen(context: BrowserContext): Complaints {
  const heard: string[] = []
  const expected: string[] = []
  const written: string[] = []
  const onError = (error: WebError) =>
    heard.push(`uncaught on ${error.page()?.url()}: ${error.error().message}`)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} at ${message.location().url}`)
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
