import { heading, load, paths } from '../screens/open.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const path = paths.product('linen-shirt')

test('reviews and the rating are in the page from the server, and the form loads when it is opened', async ({
  page,
}) => {
  const html = await (await page.request.get(path)).text()
  expect(html).toContain('Exactly the white I wanted')
  expect(html).toContain('Can it go into the dryer?')
  expect(html).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":4\.4,"reviewCount":5\}/)

  await load(page, path)
  await expect(heading(page)).toHaveText('Linen Shirt')
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await page.getByRole('link', { name: 'Rated 4.4 of 5, 5 reviews' }).click()
  await expect(reviews.getByRole('heading', { name: 'Reviews' })).toBeInViewport()
  await reviews.getByRole('combobox', { name: 'Sort reviews' }).selectOption('Lowest rated')
  await expect(reviews.getByRole('heading', { level: 3 }).first()).toHaveText('Creases quickly')
  await reviews.getByRole('button', { name: 'Write a Review' }).click()
  await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeFocused()
  await expect(reviews.getByRole('link', { name: 'Sign In to Write a Review' })).toBeVisible()
  await expectNoAccessibilityFaults(page, 'the reviews of a product')
})

test('the reviews fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await load(page, path)
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('cards have the rating of the index', async ({ page }) => {
  await load(page, '/category/men-shirts')
  const card = page.getByRole('article').filter({ hasText: 'Linen Shirt' })
  await expect(card.getByText('4.4 of 5, 5 reviews')).toBeAttached()
  await expect(page.getByRole('article').filter({ hasText: 'Oxford Shirt' }).getByText(/of 5/)).toHaveCount(0)
})
