import type { Locator, Page } from '../support/test.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })

/** The visible toasts; the list briefly keeps replaced ones, hidden. */
export const toasts = (page: Page): Locator => region(page).getByRole('listitem').filter({ visible: true })

export const toast = (page: Page, words: string): Locator => toasts(page).filter({ hasText: words })
