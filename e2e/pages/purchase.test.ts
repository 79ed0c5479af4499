import { expectCount, storedCartId } from '../screens/cart.ts'
import { heading, load, openProduct, paths, sample } from '../screens/open.ts'
import { holdRequests } from '../support/held-requests.ts'
import { addButton, choose } from '../screens/product.ts'
import { toast, toasts } from '../screens/toasts.ts'
import { readQuantities } from '../support/backend.ts'
import { expect, test } from '../support/test.ts'

test('[PROD-05] adds the selected variant in the selected quantity', { tag: '@smoke' }, async ({ page }) => {
  const { title } = await openProduct(page, 'poplin-shirt')
  await choose(page, 'Color', 'Blue')
  await choose(page, 'Size', 'L')
  await page
    .getByRole('button', { name: `Increase quantity of ${title}` })
    .first()
    .click()
  await addButton(page).click()
  await expect(toasts(page)).toContainText('Added to cart')
  await expect(toasts(page)).toContainText(`${title} has been added to your cart`)
  await expectCount(page, 2)
  expect(await readQuantities(await storedCartId(page))).toEqual({ 'poplin-shirt Blue / L': 2 })
})

test("[PROD-06] 'Buy Now' adds, says so and goes to the checkout", { tag: '@smoke' }, async ({ page }) => {
  await openProduct(page, 'field-watch')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(toast(page, 'Redirecting to checkout')).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  expect(await readQuantities(await storedCartId(page))).toEqual({ 'field-watch Black': 1 })
})

test("[PROD-06] 'Buy Now' leaves the shopper on the page that they opened while it was under way", async ({
  page,
}) => {
  const lines = await holdRequests(page, /\/line-items/)
  await openProduct(page, 'field-watch')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect.poll(() => lines.count()).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
  await message.fill('A button came off.')
  lines.release()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expectCount(page, 1)
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue('A button came off.')
})

test('[PROD-08] sharing copies the link if the browser has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await load(page, paths.product('field-watch'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toast(page, 'Link copied to clipboard')).toBeVisible()
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe(page.url())
})

test('[PROD-12] a loading page never says that the product is not found', async ({ page, faults }) => {
  const words: string[] = []
  await page.exposeFunction('heardWords', (text: string) => words.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heard: unknown = Reflect.get(window, 'heardWords')
      if (typeof heard === 'function') heard(document.querySelector('main')?.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await faults.set({ action: 'delay', ms: 3500, path: '^/store/products' })
  await page.goto(paths.product('linen-shirt'))
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText(sample('linen-shirt').title)
  expect(words.length).toBeGreaterThan(1)
  expect(words.filter((text) => /not found|Failed/.test(text))).toEqual([])
})
