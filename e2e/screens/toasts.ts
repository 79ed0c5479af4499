import type { Locator, Page } from '../support/test.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })

/** The visible toasts; the list briefly keeps replaced ones, hidden. */
export const toasts = (page: Page): Locator => region(page).getByRole('listitem').filter({ visible: true })

export const toast = (page: Page, words: string): Locator => toasts(page).filter({ hasText: words })

/** Counts the toasts with these words from now on. A new toast replaces the current one, so two are never visible together. */
export async function countToasts(page: Page, words: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((text) => {
    const found = new Set<Element>()
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('[aria-label^="Notifications"] li'))
        if (item.textContent.includes(text)) found.add(item)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return found
  }, words)
  return async () => await seen.evaluate((found) => found.size)
}
