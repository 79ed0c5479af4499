import { defineConfig } from '@playwright/test'
import { resolveBrowser } from '../support/browser.ts'
import { dashboard } from './support/environment.ts'
import type { DashboardOptions } from './support/test.ts'

/** Run by `pnpm dashboard`, which builds the dashboard on our client and starts the stack. */
export default defineConfig<object, DashboardOptions>({
  testDir: '.',
  projects: [
    { name: 'session', use: { authType: 'session' } },
    { name: 'jwt', use: { authType: 'jwt' } },
  ],
  outputDir: '../results/dashboard',
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: dashboard().url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: await resolveBrowser(),
  },
})
