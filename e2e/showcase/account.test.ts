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

test(
  '[ACC-01] [ACC-02] the account greets by name, and each of its seven tabs has an address',
  { tag: '@smoke' },
  async ({ page }) => {
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
  },
)

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
