import {
  expect,
  type BrowserContext,
  type Page,
  type Request,
  type Response,
  type TestInfo,
} from '@playwright/test'

interface Followed {
  /** The requests without an answer, and when they were sent. */
  readonly sentAt: Map<Request, number>
  /** When a page last had a request without an answer. */
  readonly lastOpen: Map<Page, number>
}

/** Reports to the server: nothing on the page depends on them. */
const reports: ReadonlySet<string> = new Set(['ping', 'beacon', 'cspreport'])

const followedContexts = new WeakMap<BrowserContext, Followed>()

/** Follows a context's requests. `report` prints those without an answer when the test has failed. */
export function followRequests(context: BrowserContext): {
  report(info: TestInfo): void
  stop(): void
} {
  const followed: Followed = { sentAt: new Map(), lastOpen: new Map() }
  const { sentAt, lastOpen } = followed
  const sent = (request: Request) => {
    if (request.method() === 'OPTIONS' || reports.has(request.resourceType())) return
    const page = pageOf(request)
    // The browser does not report how a request of the page before this one ended.
    if (page !== undefined && request.isNavigationRequest() && request.frame() === page.mainFrame())
      for (const other of sentAt.keys()) if (pageOf(other) === page) sentAt.delete(other)
    sentAt.set(request, Date.now())
  }
  const ended = (request: Request) => {
    const page = pageOf(request)
    if (sentAt.delete(request) && page !== undefined) lastOpen.set(page, Date.now())
  }
  context.on('request', sent)
  // Chromium does not always report the end of a request with `keepalive`, which writes are.
  const answered = (response: Response) => {
    if (response.request().method() !== 'GET') ended(response.request())
  }
  context.on('response', answered)
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  followedContexts.set(context, followed)
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
      context.off('response', answered)
      context.off('requestfinished', ended)
      context.off('requestfailed', ended)
      followedContexts.delete(context)
    },
  }
}

/**
 * Waits until the page has had no open request for 500 ms, for pages of the test's own context. The load state
 * `networkidle` of Playwright comes once per document, and not again after a navigation within the app.
 */
export async function requestsAnswered(page: Page): Promise<void> {
  const followed = followedContexts.get(page.context())
  if (followed === undefined) throw new Error('The requests of this context are not followed.')
  const since = Date.now()
  const stillOpen = () => {
    const open = [...followed.sentAt.keys()].filter((request) => pageOf(request) === page)
    if (open.length > 0) return open.map((request) => `${request.method()} ${request.url()}`)
    return Date.now() - Math.max(since, followed.lastOpen.get(page) ?? 0) < 500 ? ['a moment ago'] : []
  }
  await expect.poll(stillOpen, { message: 'requests without an answer', intervals: [50] }).toEqual([])
}

/** Undefined for a service worker, and for the first request of a page that is not there yet. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}
