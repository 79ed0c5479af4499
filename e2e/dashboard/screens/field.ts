import type { Locator, Page } from '@playwright/test'

/** A field by the name its form knows it by: not every one of the dashboard's has a label of its own. */
export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)
