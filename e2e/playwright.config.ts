import { defineConfig } from '@playwright/test'
import type { ShopOptions } from './support/test.ts'
import { resolveBrowser } from './support/browser.ts'
import { environment } from './support/environment.ts'
import { visitor } from './support/visitor.ts'

/** Tests of a state that the backend has for all shoppers. */
const alone = ['live/payments/wrong-keys.test.ts']

const { shopUrl, liveShopUrl } = environment()

export default defineConfig<ShopOptions>({
  testDir: '.',
  globalSetup: './support/restock.ts',
  projects: [
    {
      name: 'shop',
      testMatch: '**/*.test.ts',
      testIgnore: ['look/**', 'dashboard/**', 'live/**', 'release/**'],
    },
    // The live preset of the same build and backend: its own tests, and the journeys of both presets.
    {
      name: 'live',
      // It creates products, which would break the product counts of `shop`.
      dependencies: ['shop'],
      testMatch: ['live/**/*.test.ts', 'journeys/*.test.ts'],
      testIgnore: alone,
      use: { baseURL: liveShopUrl, preset: 'live' },
    },
    {
      name: 'live-alone',
      dependencies: ['live'],
      testMatch: alone,
      use: { baseURL: liveShopUrl, preset: 'live' },
    },
  ],
  outputDir: 'results/artefacts',
  fullyParallel: false,
  // For two cores. Injected faults affect their own worker only (support/visitor.ts).
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Limits against hanging, for a machine that is busy with other work too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  use: {
    baseURL: shopUrl,
    userAgent: visitor,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace doubles the time a test takes on two cores; `pnpm browser --trace retain-on-failure` records one.
    trace: 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: await resolveBrowser(),
  },
})
