import { cards, productGrid, resultCount } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import type { Wire } from '../support/mangle.ts'
import { expect, test, type APIResponse, type Page } from '../support/test.ts'
import { reportMeasured } from '../support/measure.ts'

test.use({ rendering: 'browser' })

const count = 5_000

/** Copies of the backend's first products, each with a unique name. The backend is asked once for all parts. */
async function sellThousands(page: Page): Promise<void> {
  let first: Promise<{ response: APIResponse; products: Wire[] }> | undefined
  await page.route(
    (url) => url.pathname === '/store/products' && url.searchParams.has('offset'),
    async (route) => {
      const url = new URL(route.request().url())
      const [offset, limit] = [Number(url.searchParams.get('offset')), Number(url.searchParams.get('limit'))]
      first ??= (async () => {
        url.searchParams.set('offset', '0')
        const response = await route.fetch({ url: url.href })
        const { products } = (await response.json()) as { products: Wire[] }
        return { response, products }
      })()
      const { response, products } = await first
      const many = Array.from({ length: Math.min(limit, count - offset) }, (_, index) => {
        const number = offset + index
        return {
          ...products[index % products.length],
          id: `prod_many${number}`,
          handle: `many-${number}`,
          title: `Crate ${number}`,
        }
      })
      await route.fulfill({ response, json: { products: many, count, offset, limit } })
    },
  )
}

/** Durations of long tasks (more than 50 ms), in milliseconds. */
async function watchLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Reflect.set(window, 'longTasks', tasks)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  return async () => await page.evaluate(() => Reflect.get(window, 'longTasks') as number[])
}

test('[F-20] five thousand products are read in parts and drawn by the page', async ({ page }, info) => {
  await sellThousands(page)
  const longTasks = await watchLongTasks(page)
  await load(page, paths.category('all'))
  // The first hundred are shown while the others load.
  await expect(cards(productGrid(page)).first()).toBeVisible()
  await expect(resultCount(page)).toHaveText(/^5,?000 products$/, { timeout: 30_000 })
  expect(await cards(productGrid(page)).count()).toBeLessThanOrEqual(60)
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(productGrid(page)).first()).toBeVisible()
  expect(await cards(productGrid(page)).count()).toBeLessThanOrEqual(60)
  await reportMeasured(info, 'Long tasks with 5,000 products, in ms', await longTasks())
})
