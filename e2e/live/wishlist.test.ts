import { heading, load, open, openProduct, reload } from '../screens/open.ts'
import { fillSignUp, newPassword } from '../screens/sign-up.ts'
import { toast } from '../screens/toasts.ts'
import { holdRequests } from '../support/held-requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('list', { name: 'Saved products' }).getByRole('listitem')

async function save(page: Page, slug: string): Promise<void> {
  const { title } = await openProduct(page, slug)
  const wishlistButton = main(page)
    .getByRole('button', { name: `Save ${title}` })
    .first()
  await wishlistButton.click()
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
}

test('[LIVE-03] a visitor’s list stays in this browser, and is merged into the account at sign-in', async ({
  page,
  browser,
}) => {
  await load(page, '/wishlist')
  await expect(heading(page)).toHaveText('Your wishlist is empty')
  await save(page, 'linen-shirt')
  await save(page, 'stoneware-vase')
  await open(page, '/wishlist')
  await expect(tiles(page)).toHaveCount(2)
  await reload(page)
  await expect(tiles(page)).toHaveCount(2)

  await open(page, '/signup')
  const email = await fillSignUp(page)
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await save(page, 'field-watch')

  const elsewhere = await (await browser.newContext()).newPage()
  await load(elsewhere, '/login')
  await main(elsewhere).getByLabel('Email address').fill(email)
  await main(elsewhere).getByLabel('Password', { exact: true }).fill(newPassword)
  await main(elsewhere).getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere).toHaveURL('/')
  await open(elsewhere, '/wishlist')
  await expect(tiles(elsewhere)).toHaveCount(3)
  const removed = elsewhere.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await main(elsewhere).getByRole('button', { name: 'Remove Linen Shirt from wishlist' }).click()
  await expect(tiles(elsewhere)).toHaveCount(2)
  expect((await removed).ok()).toBe(true)
  await elsewhere.context().close()

  const session = await holdRequests(page, /create-auth/)
  const list = page.waitForResponse(/\/live-/)
  await load(page, '/wishlist')
  await list
  session.release()
  await expect(tiles(page)).toHaveCount(2)
  await expect(tiles(page).filter({ hasText: 'Linen Shirt' })).toHaveCount(0)
})

test('[LIVE-03] signing out leaves nothing of the list on this device', async ({ page }) => {
  await load(page, '/signup')
  await fillSignUp(page)
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await save(page, 'linen-shirt')
  await open(page, '/account')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  await load(page, '/wishlist')
  await expect(heading(page)).toHaveText('Your wishlist is empty')
})
