import { defineConfig } from '@playwright/test'
import { resolveBrowser } from '../support/browser.ts'

/** For `pnpm two-instances buy`, which replaces every server while the test has a page open. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  outputDir: '../results/release',
  reporter: 'line',
  // The time that killing and replacing every server takes, at most.
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SHOP_URL'],
    ignoreHTTPSErrors: true,
    locale: 'en-IN',
    viewport: { width: 1440, height: 900 },
    launchOptions: await resolveBrowser(),
  },
})
