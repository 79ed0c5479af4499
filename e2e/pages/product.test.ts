import { products } from '@umber/sample-store'
import { expectCount } from '../screens/cart.ts'
import { card, cardNames, grid } from '../screens/catalogue.ts'
import { heading, open, openProduct, paths, sample } from '../screens/open.ts'
import { addButton, choose, gallery, galleryPosition, galleryThumbnails, option } from '../screens/product.ts'
import { toasts } from '../screens/toasts.ts'
import { readProduct } from '../support/backend.ts'
import { failedRequests } from '../support/console-errors.ts'
import { inRupees } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

test('[PROD-01] the gallery arrows wrap around, thumbnails choose directly', async ({ page }) => {
  const { title } = await openProduct(page, 'heavyweight-tee')
  // The first colour, three more views of it, and two other colours.
  const previous = gallery(page).getByRole('button', { name: 'Previous image' })
  const next = gallery(page).getByRole('button', { name: 'Next image' })
  await expect(galleryPosition(page)).toHaveText('Image 1 of 6')
  await previous.click()
  await expect(galleryPosition(page)).toHaveText('Image 6 of 6')
  await expect(gallery(page).getByRole('img', { name: `${title}, blue` })).toBeInViewport({ ratio: 0.5 })
  await next.click()
  await expect(galleryPosition(page)).toHaveText('Image 1 of 6')
  await galleryThumbnails(page).nth(1).click()
  await expect(galleryPosition(page)).toHaveText('Image 2 of 6')
  await expect(galleryThumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(gallery(page).getByRole('img', { name: `${title}, shown to scale` })).toBeInViewport({
    ratio: 0.5,
  })
})

test("[PROD-01] a new product has the badge 'New Arrival', another does not", async ({ page }) => {
  expect(sample('striped-tee').isNew).toBe(true)
  await openProduct(page, 'striped-tee')
  await expect(gallery(page).getByText('New Arrival')).toBeVisible()
  await openProduct(page, 'oxford-shirt')
  await expect(page.getByText('New Arrival')).toHaveCount(0)
})

test('[PROD-02] the price is the backend’s, next to the original one if that was higher', async ({
  page,
}) => {
  for (const slug of ['wrap-dress', 'linen-shirt']) {
    const [first] = (await readProduct(slug)).variants
    if (first === undefined) throw new Error(`${slug} has no variant`)
    await openProduct(page, slug)
    const panel = heading(page).locator('..').locator('..')
    await expect(panel.getByText(`Price ${inRupees(first.price)}`, { exact: true })).toBeVisible()
    const struck = panel.locator('s')
    if (first.original > first.price)
      await expect(struck).toHaveText(`Original price ${inRupees(first.original)}`)
    else await expect(struck).toHaveCount(0)
  }
})

test('[PROD-03] the first value of each option is chosen, and others can be', async ({ page }) => {
  const { colors, sizes, title } = await openProduct(page, 'poplin-shirt')
  await expect(option(page, 'Color').getByRole('radio', { checked: true })).toHaveAccessibleName(colors[0])
  await expect(option(page, 'Size').getByRole('radio', { checked: true })).toHaveAccessibleName(
    sizes[0] ?? '',
  )
  await choose(page, 'Color', 'Blue')
  await choose(page, 'Size', 'L')
  await expect(option(page, 'Color')).toHaveAccessibleName('Color: Blue')
  await expect(option(page, 'Size')).toHaveAccessibleName('Size: L')
  await expect(gallery(page).getByRole('img', { name: `${title}, blue` })).toBeInViewport({ ratio: 0.5 })
})

test('[PROD-03] if the first values are sold out, the next available ones are chosen, and the page says so', async ({
  page,
}) => {
  const { colors, sizes } = await openProduct(page, 'camp-collar-shirt')
  expect([colors[0], sizes[0]]).toEqual(['Red', 'S'])
  await expect(option(page, 'Color')).toHaveAccessibleName('Color: Red')
  await expect(option(page, 'Size')).toHaveAccessibleName('Size: M')
  await expect(page.getByRole('main').getByText(/^Red, S is sold out/)).toBeVisible()
  await expect(addButton(page)).toBeVisible()
})

test('a sold-out choice says so and cannot be added', async ({ page }) => {
  await openProduct(page, 'heavyweight-tee')
  await choose(page, 'Color', 'Black')
  await choose(page, 'Size', 'XL')
  await expect(option(page, 'Size').getByRole('radio', { checked: true })).toHaveAccessibleName(
    'XL, sold out',
  )
  const button = page.getByRole('main').getByRole('button', { name: 'Sold out' }).first()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await choose(page, 'Size', 'M')
  await expect(addButton(page)).toBeVisible()
})

test('[PROD-04] the quantity has a stepper and never falls below 1', async ({ page }) => {
  const { title } = await openProduct(page, 'linen-shirt')
  const group = page.getByRole('main').getByRole('group', { name: `Quantity of ${title}` })
  const field = group.getByRole('textbox')
  const less = group.getByRole('button', { name: `Decrease quantity of ${title}` })
  await expect(field).toHaveValue('1')
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await less.click({ force: true })
  await expect(field).toHaveValue('1')
  await group.getByRole('button', { name: `Increase quantity of ${title}` }).click()
  await expect(field).toHaveValue('2')
  for (const nonsense of ['0', '-3', '1e3', '٣', '']) {
    await field.fill(nonsense)
    await field.press('Tab')
    await expect(field).toHaveValue('2')
  }
})

test('[PROD-07] the wishlist button confirms the change and matches the card', async ({ page }) => {
  const { title } = await openProduct(page, 'camp-collar-shirt')
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: `Save ${title}` })
    .first()
  await wishlistButton.click()
  await expect(toasts(page)).toContainText('Added to wishlist')
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
  await open(page, paths.category('men-shirts'))
  const onCard = card(page, title).getByRole('button', { name: `Save ${title}` })
  await expect(onCard).toHaveAttribute('aria-pressed', 'true')
  await openProduct(page, 'camp-collar-shirt')
  await wishlistButton.click()
  await expect(toasts(page)).toContainText('Removed from wishlist')
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false')
})

test('[PROD-09] the notes, the three tabs with the specifications, five stars and the reviews', async ({
  page,
}) => {
  const { description, specifications } = await openProduct(page, 'linen-shirt')
  const main = page.getByRole('main')
  for (const note of ['Free Shipping', '2 Year Warranty', 'Easy Returns'])
    await expect(main.getByText(note, { exact: true })).toBeVisible()
  await expect(main.getByText('(127 reviews)').first()).toBeVisible()
  await expect(main.getByText('Rated 5 of 5').first()).toBeAttached()

  const tabs = main.getByRole('tab')
  await expect(tabs).toHaveText(['Description', 'Specifications', 'Reviews'])
  await expect(main.getByRole('tabpanel')).toHaveText(description)
  await tabs.nth(1).click()
  await expect(main.getByRole('tabpanel').getByRole('listitem')).toHaveText([...specifications])
  await tabs.nth(2).click()
  await expect(main.getByRole('tabpanel')).toContainText('(127 reviews)')
})

test('[PROD-10] up to four other products of the category, never the product itself', async ({ page }) => {
  const shirt = await openProduct(page, 'linen-shirt')
  const related = cardNames(grid(page, 'You Might Also Like'))
  await expect(related).not.toHaveCount(0)
  const names = await related.allTextContents()
  expect(names.length).toBeLessThanOrEqual(4)
  expect(names).not.toContain(shirt.title)
  const shirts = products.filter(({ category }) => category === 'men-shirts').map(({ title }) => title)
  for (const name of names) expect(shirts).toContain(name)
})

test('[PROD-11] an unknown product says so and leads to all of them', async ({ page, complaints }) => {
  complaints.expect(failedRequests)
  await open(page, paths.product('no-such-thing'))
  await expect(heading(page)).toHaveText('Product not found')
  await expectCount(page, 0)
  await page.getByRole('link', { name: 'Browse All Products' }).click()
  await expect(page).toHaveURL('/category/all')
})
