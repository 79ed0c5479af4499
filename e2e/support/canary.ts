import type { Page } from '@playwright/test'

/** Words that call out when a page takes them for markup. */
export const markup = '<img src=x onerror="window.canary = true"><script>window.canary = true</script>'

/** Whether they were heard. */
export const canary = async (page: Page): Promise<boolean> =>
  await page.evaluate(() => Reflect.get(window, 'canary') === true)
