import { heading, open } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

const pages = {
  '/': 'Clothes and things, made to be kept',
  '/category/men': 'Men',
  '/product/linen-shirt': 'Linen Shirt',
  '/cart': 'Your cart is empty',
  '/login': 'Welcome Back',
  '/signup': 'Create an Account',
  '/forgot-password': 'Forgot Password',
  '/account/orders': 'Sign in to see your orders',
  '/wishlist': 'My Wishlist',
  '/search': 'Search',
  '/about': 'About Us',
  '/contact': 'Contact',
  '/help': 'Help Center',
  '/shipping-policy': 'Shipping & Returns',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/faq': 'Frequently Asked Questions',
} as const

test('[ROUTE-01] every address has its own page and title', { tag: '@smoke' }, async ({ page }) => {
  const titles = new Set<string>()
  for (const [address, words] of Object.entries(pages)) {
    await open(page, address)
    await expect(heading(page)).toHaveText(words)
    const title = await page.title()
    expect(title).toContain('Umber & Ecru')
    titles.add(title)
  }
  expect(titles.size).toBe(Object.keys(pages).length)

  // The checkout has no items and the account no customer: both redirect.
  await open(page, '/checkout')
  await expect(page).toHaveURL('/cart')
  await open(page, '/account')
  await expect(page).toHaveURL('/login?from=%2Faccount')
})

test('each page sets its head, and replaces the previous page’s', async ({ page }) => {
  const head = async () =>
    await page.evaluate(() => ({
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      image: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      data: document.querySelector('script[type="application/ld+json"]')?.textContent,
    }))
  await open(page, '/product/linen-shirt')
  // The list has no description; it comes with the product's details.
  await expect.poll(async () => (await head()).description).toContain('linen')
  const product = await head()
  expect(product.canonical).toMatch(/\/product\/linen-shirt$/)
  expect(product.image).toContain('/images/linen-shirt')
  expect(JSON.parse(product.data ?? '[]')).toMatchObject([
    { '@type': 'Product', offers: { priceCurrency: 'INR' } },
    { '@type': 'BreadcrumbList' },
  ])
  await open(page, '/wishlist')
  expect(await head()).toMatchObject({ canonical: undefined, image: undefined, data: undefined })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
