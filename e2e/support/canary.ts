import type { Page } from '@playwright/test'

/** Text that sets `window.canary` if a page parses it as markup. */
export const markup = '<img src=x onerror="window.canary = true"><script>window.canary = true</script>'

/** Whether the markup ran. */
export const canary = async (page: Page): Promise<boolean> =>
  await page.evaluate(() => Reflect.get(window, 'canary') === true)
