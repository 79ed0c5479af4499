import { heading, load, paths, reload } from '../screens/open.ts'
import { addButton, choose, gallery, option } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { expect, test } from '../support/test.ts'

const path = paths.product('linen-shirt')

test(
  'what is chosen stays with reload and Back, and needs no second rendering',
  { tag: '@smoke' },
  async ({ page }) => {
    await load(page, '/category/men-shirts')
    await page.getByRole('link', { name: 'Linen Shirt' }).first().click()
    await expect(heading(page)).toHaveText('Linen Shirt')
    await choose(page, 'Color', 'Blue')
    await choose(page, 'Size', 'L')
    await expect(page).toHaveURL(`${path}?color=blue&size=l`)
    const served = await (await page.request.get(page.url())).text()
    expect(served).toMatch(/Size<!-- -->: <\/span><span[^>]*>L</)
    expect(served).toContain(`rel="canonical" href="${new URL(path, page.url()).href}"`)
    await reload(page)
    await expect(option(page, 'Size')).toHaveAccessibleName('Size: L')
    await page.goBack()
    await expect(page).toHaveURL('/category/men-shirts')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the first screen has name, price and button, which opens the options',
    { tag: '@smoke' },
    async ({ page }) => {
      await load(page, path)
      await expect(heading(page)).toBeInViewport({ ratio: 1 })
      const bar = page.getByRole('button', { name: 'Select a size' }).last()
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('₹189').last()).toBeInViewport({ ratio: 1 })
      // A press on a bar that still slides in scrolls the page to the buttons, beside which the bar goes away.
      await expect(page.locator('main .sticky.bottom-0')).toHaveCSS('translate', 'none')
      await bar.click()
      const sheet = page.getByRole('dialog', { name: 'Linen Shirt' })
      await sheet.getByRole('button', { name: 'Select a size' }).click()
      await expect(sheet.getByRole('alert')).toHaveText('Select a size first.')
      await sheet
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: 'M', exact: true }) })
        .click()
      await sheet.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(toast(page, 'Linen Shirt has been added to your cart')).toBeVisible()
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(`${path}?color=white&size=m`)
      // Below the buttons of the page the bar is there too, and beside them it is not.
      await addButton(page).scrollIntoViewIfNeeded()
      await expect(page.locator('main .sticky[inert]')).toHaveCount(1)
    },
  )
})

test('wide screens show all pictures, and one press enlarges them', { tag: '@smoke' }, async ({ page }) => {
  await load(page, path)
  const pictures = gallery(page).getByRole('img')
  await expect(pictures).toHaveCount(4)
  const [first, second] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()]
  expect(first?.y).toBe(second?.y)
  const opener = gallery(page).getByRole('button', { name: /^Enlarge image 2/ })
  await opener.click()
  const zoom = page.getByRole('dialog', { name: 'Enlarged images' })
  await expect(zoom.getByRole('img', { name: 'Linen Shirt, shown to scale' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByRole('img', { name: 'Linen Shirt, from another side' })).toBeInViewport({
    ratio: 0.5,
  })
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the price of the delivery, its day and the last day of a return stand beside the button', async ({
  page,
}) => {
  await load(page, path)
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^Standard Shipping ₹5\.99, arrives by \w{3}, \d+ \w{3,4}$/).first(),
  ).toBeVisible()
  await expect(main.getByText(/^Ordered today, you can return it until/)).toBeVisible()
})
