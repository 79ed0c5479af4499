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
