import type { Locator, Page } from '../support/test.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })

/** The toasts on screen; the list keeps replaced ones for a moment, unseen. */
export const toasts = (page: Page): Locator => region(page).getByRole('listitem').filter({ visible: true })

export const toast = (page: Page, words: string): Locator => toasts(page).filter({ hasText: words })
