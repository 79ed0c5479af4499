import { products } from '@umber/sample-store'
import { card, cards, productGrid } from '../screens/catalogue.ts'
import * as cart from '../screens/cart.ts'
import { heading, load, openProduct, paths, splashScreenGone } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { failedRequests } from '../support/console-errors.ts'
import { canary, markup } from '../support/canary.ts'
import { mangleProducts as mangle } from '../support/mangle.ts'
import { expect, test } from '../support/test.ts'

test.use({ rendering: 'browser' })

test('[MAP-05] [F-99] a product without options, pictures and price has a page that says so', async ({
  page,
}) => {
  await mangle(page, (all) =>
    all.map((one) => ({
      ...one,
      options: null,
      images: [],
      thumbnail: null,
      description: null,
      metadata: { specifications: { a: 1 } },
      variants: [{ id: 'variant_bare' }],
    })),
  )
  await load(page, paths.product('linen-shirt'))
  await expect(heading(page)).toHaveText('Linen Shirt')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Not sold in India' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^(Add to Cart|Buy Now)$/ })).toHaveCount(0)
  await expect(main).not.toContainText(/undefined|NaN|\[object/)
})

test('[MAP-05] [F-105] [F-106] markup in backend data is text, and no URL in it is followed', async ({
  page,
}) => {
  await mangle(page, (all) =>
    all.map((one) =>
      one['handle'] === 'linen-shirt'
        ? {
            ...one,
            title: markup,
            subtitle: markup,
            description: markup,
            thumbnail: 'javascript:window.canary=true',
            images: [{ url: 'javascript:window.canary=true' }, { url: 'data:text/html,<script>1</script>' }],
            product_content: {
              ...(one['product_content'] as object | null),
              specifications: [{ name: markup, value: markup }],
            },
            metadata: JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
          }
        : one,
    ),
  )
  await load(page, paths.category('men-shirts'))
  await expect(card(productGrid(page), markup)).toBeVisible()
  await card(productGrid(page), markup).getByRole('link').click()
  await expect(heading(page)).toHaveText(markup)
  await expect(page).toHaveTitle(new RegExp('^<img src=x'))
  // Of a description a safe subset is shown, which has neither scripts nor pictures.
  await expect(page.locator('details').filter({ hasText: 'Description' })).not.toContainText('canary')
  const specifications = page.locator('details').filter({ hasText: 'Specifications' })
  await specifications.getByRole('heading').click()
  await expect(specifications).toContainText(markup)
  expect(await canary(page)).toBe(false)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

test('[F-105] [F-108] markup and length in the URL do nothing', async ({ page, complaints }) => {
  complaints.expect(failedRequests)
  const nasty = encodeURIComponent(markup)
  await load(
    page,
    `${paths.category('all')}?color=${nasty}&size=(((((&price=1e9--1&sort=__proto__&q=${nasty}`,
  )
  await expect(cards(productGrid(page))).toHaveCount(products.length)
  await page.goto(`${paths.category('all')}?color=${'a,'.repeat(5000)}&q=${'z'.repeat(2000)}`)
  await splashScreenGone(page)
  await expect(cards(productGrid(page))).toHaveCount(products.length)
  await page.goto(`/product/${nasty}`)
  await splashScreenGone(page)
  await expect(heading(page)).toHaveText('Product not found')
  // Longer than any page's path: refused before it is read.
  expect((await page.goto(`/category/${'x'.repeat(10_000)}`))?.status()).toBe(404)
  expect(await canary(page)).toBe(false)
})

test('[F-48] with storage blocked the cart works until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  })
  await openProduct(page, 'field-watch')
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await openProduct(page, 'stoneware-vase')
  await addButton(page).click()
  await cart.expectCount(page, 2)
  await cart.openDrawer(page)
  await expect(cart.drawer(page).getByRole('listitem')).toHaveCount(2)
})
