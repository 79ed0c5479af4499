import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { faults, type Faults } from './faults.ts'
import { listen, type Complaints } from './complaints.ts'

/**
 * `fresh` is a browser nobody has used: an empty storage and a page still to be loaded. `warm` hands every test of the
 * file the same loaded shop, which saves its start screen; for tests that only look at what is there.
 */
type Visit = 'fresh' | 'warm'

/**
 * The start screen covers every page for two seconds after a load. Tests that are not about it have `seen` it: the
 * browser says that the first paint was long ago, and the shop lifts it at once.
 */
type StartScreen = 'seen' | 'shown'

/** What a project of the configuration chooses. */
export interface ShopOptions {
  readonly preset: 'showcase' | 'live'
}

interface Fixtures extends ShopOptions {
  readonly visit: Visit
  readonly startScreen: StartScreen
  readonly faults: Faults
  /** What the browser is expected to complain about because the test brings it about, as parts of its words. */
  readonly complaints: Complaints
}

interface WorkerFixtures {
  readonly parlour: Parlour
}

/** Keeps the warm page between tests. */
interface Parlour {
  page?: Page
}

/**
 * The shop's test: faults never outlive a test, and an uncaught exception, an error on the console or a breach of the
 * Content-Security-Policy fails it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  preset: ['showcase', { option: true }],
  visit: ['fresh', { option: true }],
  startScreen: ['seen', { option: true }],
  parlour: [
    async ({}, provide) => {
      const parlour: Parlour = {}
      await provide(parlour)
      await parlour.page?.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, visit, startScreen, parlour }, provide) => {
    if (visit === 'warm' && parlour.page !== undefined) {
      await provide(parlour.page.context())
      return
    }
    const context = await browser.newContext()
    if (startScreen === 'seen') await context.addInitScript(paintedLongAgo)
    await provide(context)
    if (visit === 'fresh') await context.close()
  },
  page: async ({ context, visit, parlour }, provide) => {
    if (visit === 'fresh') {
      const page = await context.newPage()
      await provide(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      return
    }
    parlour.page ??= await context.newPage()
    await provide(parlour.page)
    await tidy(parlour.page)
  },
  faults: async ({}, provide) => {
    await faults.clear()
    await provide(faults)
    await faults.clear()
  },
  complaints: [
    async ({ context }, provide) => {
      const heard = listen(context)
      await provide(heard)
      heard.stop()
      expect(heard.unexpected(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { Locator, Page }

function paintedLongAgo(): void {
  const entriesByName = performance.getEntriesByName.bind(performance)
  performance.getEntriesByName = (name, type) =>
    name === 'first-contentful-paint'
      ? [{ startTime: performance.now() - 10_000 } as PerformanceEntry]
      : entriesByName(name, type)
}

async function tidy(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(wide)
}

export const wide = { width: 1440, height: 900 } as const
export const narrow = { width: 390, height: 844 } as const
