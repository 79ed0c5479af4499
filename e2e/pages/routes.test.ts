import { load, open } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

test('each page sets its head, and replaces the previous page’s', async ({ page }) => {
  const head = async () =>
    await page.evaluate(() => ({
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      image: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      data: document.querySelector('script[type="application/ld+json"]')?.textContent,
    }))
  await load(page, '/product/linen-shirt')
  // The list has no description; it comes with the product's details.
  await expect.poll(async () => (await head()).description).toContain('linen')
  const product = await head()
  expect(product.canonical).toMatch(/\/product\/linen-shirt$/)
  expect(product.image).toContain('/images/linen-shirt')
  expect(JSON.parse(product.data ?? '[]')).toMatchObject([
    { '@type': 'Product', offers: { priceCurrency: 'INR' } },
    { '@type': 'BreadcrumbList' },
  ])
  // Only the server writes it: nothing that reads it presses links.
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect.poll(async () => (await head()).canonical).not.toBe(product.canonical)
  expect((await head()).data).toBeUndefined()
  await open(page, '/wishlist')
  expect(await head()).toMatchObject({ canonical: undefined, image: undefined, data: undefined })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
