import { defineConfig, type Project } from '@playwright/test'
import { servesPreset, testedBackend } from './support/environment.ts'
import type { ShopOptions } from './support/test.ts'
import { resolveBrowser } from './support/browser.ts'
import { visitor } from './support/visitor.ts'

/** Not of the shop: these directories have configurations of their own. */
const others = ['look/**', 'dashboard/**', 'release/**']

/** Tests of a state that the backend has for all shoppers. */
const alone = 'live/payments/wrong-keys.test.ts'

const hasMedusa = testedBackend === 'medusa'

/** The tests for this backend. A running shop takes all that are asked for. */
const tagged = {
  fake: { grepInvert: /@medusa/ },
  medusa: { grep: /@medusa/ },
  running: {},
}[testedBackend]

/**
 * Every test runs in the live preset, but those of the demonstration's own requirements in `showcase/`; the journeys run in both.
 * Each runs on one backend: a test with the tag @medusa on the real one of `pnpm live`, the others on a fake one that each
 * worker starts for itself. `pnpm test` runs the tests with the tag @smoke, `pnpm test:all` runs all.
 */
const projects: readonly Project<ShopOptions>[] = [
  {
    name: 'live',
    testIgnore: [...others, alone, 'showcase/**'],
    use: { preset: 'live' },
  },
  {
    name: 'showcase',
    testMatch: ['showcase/**/*.test.ts', 'journeys/*.test.ts'],
    use: { preset: 'showcase' },
  },
  // It waits for no other project, so that `--shard` can split them. Run it by itself.
  ...(hasMedusa ? [{ name: 'alone', testMatch: alone, use: { preset: 'live' as const } }] : []),
]

export default defineConfig<ShopOptions>({
  testDir: '.',
  ...(hasMedusa && { globalSetup: './support/restock.ts' }),
  projects: projects
    .filter(({ use }) => servesPreset[use?.preset ?? 'live'])
    .map((project) => Object.assign(project, tagged)),
  outputDir: 'results/artefacts',
  // On Medusa the tests of a file may share what the file has created.
  fullyParallel: testedBackend === 'fake',
  // For two cores. Injected faults affect their own worker only (support/visitor.ts).
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Limits against hanging, for a machine that is busy with other work too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  use: {
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
