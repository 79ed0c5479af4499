import { defineConfig } from '@playwright/test'
import { resolveBrowser } from './support/browser.ts'
import { environment } from './support/environment.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: 'results/artefacts',
  fullyParallel: false,
  // One shop, one backend with faults that tests switch on and off, two cores: journeys take turns.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  use: {
    baseURL: environment().shopUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace doubles the time a test takes on two cores; `pnpm browser --trace retain-on-failure` records one.
    trace: 'off',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: await resolveBrowser(),
  },
})
