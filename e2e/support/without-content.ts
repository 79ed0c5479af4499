import type { BrowserContext } from '@playwright/test'
import { environment } from './environment.ts'

const name = 'without-content'

/**
 * From here on, pages come without content: the browser reads it, as it does when the server could not render a page.
 * For tests of what the browser does while it reads: faults between the browser and the backend, and changed answers. The
 * shop's server has its own way to the backend.
 */
export async function withoutContent(context: BrowserContext): Promise<void> {
  const { shopUrl, liveShopUrl } = environment()
  await context.addCookies([shopUrl, liveShopUrl].map((url) => ({ name, value: 'yes', url })))
}

export async function withContent(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name })
}

/** Runs in each page, before it is parsed. */
export function removeContent(): void {
  // An empty page has no cookies to read.
  if (!window.location.protocol.startsWith('http') || !document.cookie.includes('without-content=yes')) return
  const parsing = new MutationObserver(() => {
    const state = document.getElementById('shop-state')
    if (state?.nextSibling == null) return
    parsing.disconnect()
    document.getElementById('root')?.replaceChildren()
    state.replaceChildren()
  })
  parsing.observe(document, { childList: true, subtree: true })
}
