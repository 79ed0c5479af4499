import type { CDPSession } from '@playwright/test'
import { cards, productGrid } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import { reportMeasured } from '../support/measure.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, test, type Page } from '../support/test.ts'

/** The nightly run does more. */
const changes = Number(process.env['PAGE_CHANGES'] ?? 50)

const megabyte = 1_000_000
const mostGrowth = 15 * megabyte

/** Usually none are kept. A page that is never released adds at least 100 nodes and 16 listeners per change of page. */
const mostNodes = 5 * changes
const mostListeners = changes

interface Memory {
  readonly documents: number
  readonly nodes: number
  readonly listeners: number
  /** Heap in use, in bytes. */
  readonly heap: number
}

/** Measures after garbage collection. */
async function readMemory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  return { documents, nodes, listeners, heap }
}

/** Each step navigates from the previous page to the next. */
const steps: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click()
    await expect(page).toHaveURL('/category/women')
    await expect(cards(productGrid(page)).first()).toBeVisible()
  },
  async (page) => {
    await cards(productGrid(page)).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  },
  async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
    await expect(page).toHaveURL('/wishlist')
  },
  async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL('/category/all')
    await expect(cards(productGrid(page)).first()).toBeVisible()
  },
  async (page) => {
    await page.goBack()
    await expect(page).toHaveURL('/wishlist')
  },
]

async function goAround(page: Page, count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await steps[step % steps.length]?.(page)
  // Both measurements are on the same page, fully loaded.
  await expect(page.getByRole('heading', { level: 1, name: /wishlist/i })).toBeVisible()
  await requestsAnswered(page)
}

test(`[F-128] ${changes} page changes leak nothing`, async ({ page, context }, info) => {
  test.setTimeout(60_000 + changes * 2_000)
  await load(page, paths.home)
  const session = await context.newCDPSession(page)
  // Code, images and cached responses are loaded in the first rounds.
  await goAround(page, steps.length * 2)
  const before = await readMemory(session)
  await goAround(page, changes)
  // What is kept for a while is released in a further round. A leak grows.
  await expect(async () => {
    await goAround(page, steps.length)
    const after = await readMemory(session)
    await reportMeasured(info, `Memory before and after ${changes} changes of page`, { before, after })
    expect(after.documents).toBeLessThanOrEqual(before.documents)
    expect(after.listeners - before.listeners).toBeLessThan(mostListeners)
    expect(after.nodes - before.nodes).toBeLessThan(mostNodes)
    expect(after.heap - before.heap).toBeLessThan(mostGrowth)
  }).toPass({ timeout: 30_000 })
})
