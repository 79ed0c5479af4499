import {
  test as base,
  expect,
  type APIResponse,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test'
import { startFakeStack, type FakeStack } from '../../scripts/start-fake-stack.ts'
import { environment, setEnvironment, testedBackend } from './environment.ts'
import { faultsOf, type Faults } from './faults.ts'
import { listen, type Complaints } from './console-errors.ts'
import { hasStripeImitation, routeStripe } from './stripe.ts'
import { followRequests } from './pending-requests.ts'
import { removeContent, withoutContent } from './without-content.ts'

/**
 * `fresh`: a new browser context with empty storage and no page loaded. `warm`: all tests of the file share one loaded
 * shop, which skips the splash screen; for read-only tests.
 */
type Visit = 'fresh' | 'warm'

/**
 * The splash screen covers every page for two seconds after a load. With `seen`, the default, the browser reports an early
 * first paint, and the shop hides it at once.
 */
type SplashScreen = 'seen' | 'shown'

/** Who reads the content of a page first. With `browser`, pages come without content, see without-content.ts. */
type Rendering = 'server' | 'browser'

/** Options that a project of the configuration sets. */
export interface ShopOptions {
  readonly preset: 'showcase' | 'live'
}

interface Fixtures extends ShopOptions {
  readonly visit: Visit
  readonly splashScreen: SplashScreen
  readonly rendering: Rendering
  readonly faults: Faults
  /** Console errors. A test registers the ones it causes on purpose. */
  readonly complaints: Complaints
  /** Prints the requests that a failed test still waited for. */
  readonly pendingRequests: undefined
  /** Gives each test a fake backend of its own. */
  readonly ownBackend: undefined
}

interface WorkerFixtures {
  readonly sharedPage: SharedPage
  /** The worker's own stack on a fake backend; undefined where the tests run on Medusa. */
  readonly fake: FakeStack | undefined
}

/** Keeps the warm page between tests. */
interface SharedPage {
  page?: Page
}

/**
 * The base test. Removes injected faults after each test, and fails on an uncaught exception, a console error or a
 * Content-Security-Policy violation.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  preset: ['showcase', { option: true }],
  fake: [
    async ({}, provide) => {
      if (testedBackend !== 'fake') return await provide(undefined)
      const stack = await startFakeStack()
      setEnvironment(stack)
      await provide(stack)
      await stack.stop()
    },
    { scope: 'worker', auto: true },
  ],
  ownBackend: [
    async ({ fake, visit }, provide) => {
      // A warm page has read the backend of the test before.
      if (visit === 'fresh') fake?.renew()
      await provide(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ preset }, provide) => {
    const shops = environment()
    await provide(preset === 'live' ? shops.liveShopUrl : shops.shopUrl)
  },
  visit: ['fresh', { option: true }],
  splashScreen: ['seen', { option: true }],
  rendering: ['server', { option: true }],
  sharedPage: [
    async ({}, provide) => {
      const shared: SharedPage = {}
      await provide(shared)
      await shared.page?.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, preset, visit, splashScreen, rendering, sharedPage }, provide) => {
    if (visit === 'warm' && sharedPage.page !== undefined) {
      await provide(sharedPage.page.context())
      return
    }
    const context = await browser.newContext()
    if (splashScreen === 'seen') await context.addInitScript(paintedLongAgo)
    await context.addInitScript(removeContent)
    // Its product and cart pages ask Stripe for wallets. No test reaches Stripe itself.
    if (preset === 'live' && hasStripeImitation()) await routeStripe(context)
    if (rendering === 'browser') await withoutContent(context)
    await provide(context)
    if (visit === 'fresh') await context.close()
  },
  page: async ({ context, visit, sharedPage }, provide) => {
    if (visit === 'fresh') {
      const page = await context.newPage()
      await provide(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      return
    }
    sharedPage.page ??= await context.newPage()
    await provide(sharedPage.page)
    await tidy(sharedPage.page)
  },
  faults: async ({ context }, provide) => {
    const faults = faultsOf(context)
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
  pendingRequests: [
    async ({ context }, provide, info) => {
      const requests = followRequests(context)
      await provide(undefined)
      requests.report(info)
      requests.stop()
    },
    { auto: true },
  ],
})

export { expect }
export type { APIResponse, FrameLocator, Locator, Page }

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
