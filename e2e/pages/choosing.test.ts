import type { Page } from '@playwright/test'
import { databaseOf, type Fake } from '../support/on-fake.ts'
import { heading, load, paths, reload } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expect, test } from '../support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Changes a product of the sample store, in the test's own backend. */
function change(fake: Fake, slug: string, part: Partial<ReturnType<typeof databaseOf>['products'][number]>) {
  const { products } = databaseOf(fake)
  const at = products.findIndex(({ handle }) => handle === slug)
  const found = products[at]
  if (found === undefined) throw new Error(`The sample store has no ${slug}`)
  products[at] = { ...found, ...part }
  return found
}

const idOf = (fake: Fake, slug: string) => change(fake, slug, {}).id

test('what was looked at is on the next product’s page, and read when it is near', async ({ page }) => {
  await load(page, paths.product('linen-shirt'))
  await page.mouse.wheel(0, 100)
  await expect
    .poll(async () => await page.evaluate(() => localStorage.getItem('umber-ecru.viewed')))
    .not.toBeNull()
  await load(page, paths.product('field-watch'))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/store/search') || request.url().includes('/store/search?'))
      asked.push(request.postData() ?? '')
  })
  await page.mouse.wheel(0, 100)
  const row = region(page, 'Recently viewed')
  await row.waitFor({ state: 'attached' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('link', { name: 'Linen Shirt' })).toBeVisible()
  expect(asked.filter((body) => body.includes('$in'))).toHaveLength(1)
  await row.getByRole('link', { name: 'Linen Shirt' }).click()
  await expect(heading(page)).toHaveText('Linen Shirt')
})

test('what goes with a product is on its page from the server, and added together', async ({
  page,
  fake,
}) => {
  const ids = ['linen-shirt', 'leather-belt'].map((slug) => idOf(fake, slug))
  change(fake, 'overshirt', { content: { goes_with: ids } })
  await load(page, paths.product('overshirt'))
  const look = region(page, 'Complete the look')
  const served = await (await page.request.get(page.url())).text()
  expect(served).toContain('Complete the look')
  await look.getByRole('button', { name: 'Add All to Cart' }).click()
  await expect(look.getByText('Select a size first.').first()).toBeVisible()
  await expect(look.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1)
  for (const sizes of await look.getByRole('radiogroup', { name: /^Size/ }).all())
    await sizes
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: /^\w+$/ }) })
      .first()
      .click()
  await look.getByRole('button', { name: 'Add All to Cart' }).click()
  await expect(toast(page, '2 products added to cart')).toBeVisible()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('products are compared at an address of their own, in a table that scrolls', async ({ page }) => {
    await load(page, paths.product('linen-shirt'))
    await page.mouse.wheel(0, 100)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await load(page, paths.product('field-watch'))
    await page.mouse.wheel(0, 100)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await region(page, 'To compare').getByRole('link', { name: 'Compare 2 Products' }).click()
    await expect(heading(page)).toHaveText('Compare Products')
    await expect(page).toHaveURL('/compare?products=linen-shirt%2Cfield-watch')
    await reload(page)
    const served = await (await page.request.get(page.url())).text()
    expect(served).toMatch(/<th[^>]*scope="row"[^>]*>Price</)
    expect(served).toContain('noindex')
    const frame = region(page, 'Compare Products')
    await frame.focus()
    const before = await frame.evaluate((element) => element.scrollLeft)
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => await frame.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(before)
    // Also with values that are only read out, far to the side.
    await load(page, '/compare?products=linen-shirt,field-watch,leather-belt,stoneware-vase')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a set names its pieces, and what it costs less', async ({ page, fake }) => {
  const [watch, belt] = ['field-watch', 'leather-belt'].map((slug) => change(fake, slug, {}).variants[0])
  const [first] = change(fake, 'stoneware-vase', {}).variants
  if (watch === undefined || belt === undefined || first === undefined)
    throw new Error('A variant is missing')
  const pieces = [watch, belt].map(({ id }) => ({ variantId: id, quantity: 1 }))
  change(fake, 'stoneware-vase', {
    title: 'Weekend Set',
    price: 300,
    options: { Kind: ['Set'] },
    variants: [{ ...first, values: { Kind: 'Set' }, pieces }],
  })
  await load(page, paths.product('stoneware-vase'))
  const set = region(page, 'In this set')
  await expect(set.getByRole('link')).toHaveText(['Field Watch', 'Bridle-Leather Belt'])
  await expect(set.getByText(/^₹[\d,]+ less than separately$/)).toBeVisible()
  expect(await (await page.request.get(page.url())).text()).toContain('In this set')
})
