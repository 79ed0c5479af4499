import { heading, load, reload } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { signIn } from '../support/customers.ts'
import { largePicture } from '../support/large-picture.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })
const panel = (page: Page) => main(page).getByRole('tabpanel')

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test('[ACC-01] [ACC-02] the account greets by name, and each of its seven tabs has an address', async ({
  page,
}) => {
  await load(page, '/faq')
  await load(page, '/account')
  await expect(heading(page)).toHaveText('My Account')
  await expect(main(page).getByText('Welcome back, Asha Raman')).toBeVisible()
  const names = ['Profile', 'Orders', 'Address', 'Pay', 'Rewards', 'Offers', 'Alerts']
  await expect(main(page).getByRole('tab')).toHaveText(names)
  await tab(page, 'Profile').focus()
  for (const name of names.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(`/account?tab=${name.toLowerCase()}`)
    await expect(panel(page).getByRole('heading').first()).toBeVisible()
  }
  await reload(page)
  await expect(tab(page, 'Alerts')).toHaveAttribute('aria-selected', 'true')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  // Back does not return to the account after the sign-out.
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('[ACC-02] on a phone the tab strip scrolls to the open tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await load(page, '/account?tab=alerts')
  await expect(tab(page, 'Alerts')).toBeInViewport()
  await expect(heading(page)).toBeInViewport()
})

test('[ACC-03] the profile: a photo with a preview, and changes that survive a reload', async ({ page }) => {
  await load(page, '/account')
  const photo = panel(page).getByLabel('Profile photo').first()
  await expect(panel(page).getByText('max 2MB, JPG/PNG/GIF')).toBeVisible()
  await photo.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await expect(panel(page).getByRole('alert')).toHaveText('This is not a JPG, PNG or GIF picture.')
  await photo.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  })
  await expect(panel(page).getByRole('alert')).toHaveText('This picture is larger than 2MB.')
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(panel(page).getByRole('img', { name: 'Profile photo' })).toBeVisible()
  await expect(panel(page).getByLabel('Email address')).toHaveAttribute('readonly', '')
  await panel(page).getByLabel('First name').fill('Aasha')
  await panel(page).getByLabel('Date of birth').fill('1990-02-03')
  await panel(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  await reload(page)
  await expect(panel(page).getByLabel('First name')).toHaveValue('Aasha')
  await expect(panel(page).getByLabel('Date of birth')).toHaveValue('1990-02-03')
  await expect(panel(page).getByRole('img', { name: 'Profile photo' })).toBeVisible()
})

test('[F-113] a file that is no image, or one too large to decode, is refused with the reason', async ({
  page,
}) => {
  await load(page, '/account')
  const photo = panel(page).getByLabel('Profile photo').first()
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    await photo.setInputFiles({ name, mimeType, buffer })
  const webPage = Buffer.from('<!doctype html><script>window.canary = true</script>')
  await choose('a.jpg', 'image/jpeg', webPage)
  await expect(panel(page).getByRole('alert')).toHaveText('This picture could not be read.')
  await choose('a.png', 'image/png', largePicture(20_000))
  await expect(panel(page).getByRole('alert')).toHaveText(/too many pixels/)
  await choose(
    'a.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>'),
  )
  await expect(panel(page).getByRole('alert')).toHaveText('This is not a JPG, PNG or GIF picture.')
  await choose('a.png', 'image/png', Buffer.alloc(0))
  await expect(panel(page).getByRole('alert')).toHaveText('This file is empty.')
  await expect(panel(page).getByRole('img', { name: 'Profile photo' })).toHaveCount(0)
  expect(await page.evaluate(() => 'canary' in window)).toBe(false)
})

test('[ACC-04] orders: a table; details come later', async ({ page }) => {
  await load(page, '/account?tab=orders')
  const rows = panel(page).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(/UE-\d{6}.*Shipped.*₹/)
  await rows
    .nth(1)
    .getByRole('button', { name: /^View Details/ })
    .click()
  await expect(toast(page, 'Order details coming soon!')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'See your whole order history' })).toHaveAttribute(
    'href',
    '/account/orders',
  )
})

test('[ACC-05] addresses: exactly one default, another one added in a dialog', async ({ page }) => {
  await load(page, '/account?tab=address')
  const cards = panel(page).getByRole('listitem')
  const badges = panel(page).getByText('Default', { exact: true })
  await expect(badges).toHaveCount(1)
  const before = await cards.count()
  await panel(page)
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(toast(page, 'Edit functionality coming soon!')).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Make Default: / })
    .first()
    .click()
  await expect(toast(page, 'Default address updated successfully!')).toBeVisible()
  await expect(badges).toHaveCount(1)

  await panel(page).getByRole('button', { name: 'Add New Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Address' })
  await expect(dialog.getByLabel('Name')).toHaveAttribute('placeholder', 'Home, Office')
  await dialog.getByRole('button', { name: 'Add Address' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(5)
  for (const [label, words] of [
    ['Name', 'Office'],
    ['Street address', '4 Church Street'],
    ['City', 'Pune'],
    ['State', 'Maharashtra'],
    ['Zip code', '411001'],
  ] as const)
    await dialog.getByLabel(label).fill(words)
  await dialog.getByRole('button', { name: 'Add Address' }).click()
  await expect(toast(page, 'Address added successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(cards).toHaveCount(before + 1)
  await expect(cards.filter({ hasText: 'Pune' }).getByText('Default', { exact: true })).toHaveCount(0)
})

test('[ACC-06] cards: one default, removal, and the stored data', async ({ page }) => {
  await load(page, '/account?tab=pay')
  const cards = panel(page).getByRole('listitem')
  await expect(panel(page).getByText('Default', { exact: true })).toHaveCount(1)
  await expect(cards.first()).toContainText(/ending in \d{4}.*Expires \d{2}\/\d{4}/)
  await expect(panel(page).getByText('Card details are not stored on our servers.')).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Set Default: / })
    .first()
    .click()
  await expect(toast(page, 'Default payment method updated successfully!')).toBeVisible()
  await expect(panel(page).getByText('Default', { exact: true })).toHaveCount(1)
  await panel(page).getByRole('button', { name: 'Add Payment Method' }).click()
  await expect(toast(page, 'Add payment method functionality coming soon!')).toBeVisible()
  for (let left = await cards.count(); left > 0; left -= 1) {
    await expect(cards).toHaveCount(left)
    await panel(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(toast(page, 'Payment method removed successfully!')).toBeVisible()
  }
  await expect(panel(page).getByRole('heading', { name: 'No payment methods' })).toBeVisible()
})

test('[ACC-07] rewards: the points, the progress to the next tier, and a redemption', async ({ page }) => {
  await load(page, '/account?tab=rewards')
  await expect(panel(page).getByText('2,450')).toBeVisible()
  await expect(panel(page).getByText('Gold member')).toBeVisible()
  await expect(panel(page).getByText('550 points to the next tier')).toBeVisible()
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('max', '3000')
  await expect(panel(page).getByRole('progressbar')).toHaveJSProperty('value', 2450)
  await panel(page)
    .getByRole('button', { name: /^Redeem/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Redeem reward' })
  await dialog.getByRole('button', { name: 'Redeem' }).click()
  await expect(toast(page, 'Reward redeemed successfully!')).toBeVisible()
  await expect(panel(page).getByText('450', { exact: true })).toBeVisible()
  await expect(
    panel(page)
      .getByRole('button', { name: /^Insufficient Points/ })
      .first(),
  ).toBeDisabled()
  await expect(panel(page).getByText('-2,000')).toBeVisible()
})

test('[ACC-08] offers: a code to copy, an automatic one, one to claim, and expired ones', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await load(page, '/account?tab=offers')
  await expect(panel(page).getByRole('heading', { name: 'Active offers' })).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Expired offers' })).toBeVisible()
  await expect(
    panel(page)
      .getByText(/^\d+ days? left$|^Expires today$/)
      .first(),
  ).toBeVisible()
  await expect(panel(page).getByText('Auto-applied at checkout').first()).toBeVisible()
  const copy = panel(page)
    .getByRole('button', { name: /^Cop(?:y|ied) the code/ })
    .first()
  const code = (await panel(page).locator('code').first().textContent()) ?? ''
  await copy.click()
  await expect(toast(page, 'Code copied!')).toBeVisible()
  await expect(copy).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expect(copy).toHaveText('Copy', { timeout: 4_000 })
  const claims = panel(page).getByRole('button', { name: /^Claim Offer: / })
  const unclaimed = await claims.count()
  await claims.first().click()
  await expect(claims).toHaveCount(unclaimed - 1)
})

test('[ACC-09] alerts: saved switches, one that cannot be turned off, and the unread count', async ({
  page,
}) => {
  await load(page, '/account?tab=alerts')
  const promotions = panel(page).getByRole('switch', { name: /Promotions.*: SMS/i })
  const was = await promotions.isChecked()
  await promotions.click()
  await expect(toast(page, 'Preferences updated')).toBeVisible()
  await expect(promotions).toBeChecked({ checked: !was })
  await reload(page)
  await expect(promotions).toBeChecked({ checked: !was })
  const security = panel(page).getByRole('switch', { name: /Security.*: Email/i })
  await expect(security).toHaveAttribute('aria-disabled', 'true')
  await security.click({ force: true })
  await expect(security).toBeChecked()
  await expect(panel(page).getByText('Critical security notifications cannot be disabled.')).toBeVisible()
  const unread = panel(page).getByText(/^\d+ unread$/)
  const count = Number.parseInt((await unread.textContent()) ?? '0', 10)
  expect(count).toBeGreaterThan(0)
  await panel(page)
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click()
  if (count > 1) await expect(unread).toHaveText(`${count - 1} unread`)
  else await expect(unread).toHaveCount(0)
})

test('[ACC-02] a visitor is sent to the login and comes back after', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/account?tab=offers')
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/account?tab=offers' }).toString()}`)
  await context.close()
})
