import type { BrowserContext, Request, TestInfo } from '@playwright/test'

/** Follows a context's requests. `report` prints those without an answer when the test has failed. */
export function followRequests(context: BrowserContext): {
  report(info: TestInfo): void
  stop(): void
} {
  const sentAt = new Map<Request, number>()
  const sent = (request: Request) => void sentAt.set(request, Date.now())
  const ended = (request: Request) => void sentAt.delete(request)
  context.on('request', sent)
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return {
    report(info) {
      if (info.status === info.expectedStatus) return
      for (const [request, at] of sentAt) {
        const seconds = ((Date.now() - at) / 1000).toFixed(1)
        process.stdout.write(`No answer for ${seconds} s: ${request.method()} ${request.url()}\n`)
      }
    },
    stop() {
      context.off('request', sent)
      context.off('requestfinished', ended)
      context.off('requestfailed', ended)
    },
  }
}
