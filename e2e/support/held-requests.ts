import type { Page } from '@playwright/test'

export interface HeldRequests {
  /** The number of requests so far. */
  count(): number
  /** Sends them, and from here on every request at once. */
  release(): void
}

/** Holds the page's requests for matching addresses, like a slow connection. Call before the page is opened. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  let count = 0
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    count += 1
    await released
    await route.continue()
  })
  return { count: () => count, release }
}
