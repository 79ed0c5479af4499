import type { Locator, Page } from '@playwright/test'

/** A field by its name attribute: some of the dashboard's fields have no label. */
export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)
