import { readFile } from 'node:fs/promises'
import { signIn } from './screens/sign-in.ts'
import { dashboard } from './support/environment.ts'
import { makeShopData, type ShopData } from './support/shop-data.ts'
import { expect, test, type Page } from './support/test.ts'

let data: ShopData

test.beforeAll(async () => {
  data = await makeShopData()
})

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a contact message is read and marked as handled, with the keyboard', async ({ open, page }) => {
  await open('/messages')
  const message = page.getByRole('button', { name: data.subject })
  await message.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('It was to come yesterday.')
  await drawer.getByRole('button', { name: 'Mark as handled' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(row(page, data.subject)).toContainText('Handled')
})

test('a subscriber is found, exported and deleted', async ({ open, page, authType }) => {
  await open('/newsletter')
  await page.getByLabel('Search by email').fill(data.subscriber)
  await expect(page.getByRole('row')).toHaveCount(2)
  if (authType === 'session') {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain(`"${data.subscriber}"`)
  }
  await row(page, data.subscriber).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('a saved product has its number of customers', async ({ open, page }) => {
  await open('/wishlists')
  await expect(row(page, data.product).getByRole('cell').last()).toHaveText(/^[1-9]\d*$/)
  await page.getByRole('link', { name: data.product }).click()
  await expect(page.getByRole('heading', { name: data.product })).toBeVisible()
})

test('an order has the number that its customer reads', async ({ open, page }) => {
  await open('/orders')
  await page.getByRole('row').nth(1).click()
  const title = page.getByRole('main').getByRole('heading', { name: /^#\d+$/ })
  const number = ((await title.textContent()) ?? '').slice(1)
  await expect(page.getByText(`UE-${number.padStart(6, '0')}`)).toBeVisible()
})

test('the settings of the shop are changed, refused with the field that is wrong, and kept', async ({
  open,
  page,
}) => {
  await open('/shop')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await page.getByLabel('Email', { exact: true }).fill('no address')
  await page.getByLabel('Note at the checkout').fill('We send on weekdays.')
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter one email address' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('support@umber-ecru.example')
  await save.click()
  await expect(page.getByText('The settings are saved')).toBeVisible()
  await open('/shop')
  await expect(page.getByLabel('Note at the checkout')).toHaveValue('We send on weekdays.')
  await page.getByLabel('Note at the checkout').fill('')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await save.click()
  await expect(save).toBeDisabled()
})

test('a text of a product is translated, and what was typed is kept until it is saved', async ({
  open,
  page,
}) => {
  await open('/products/prod_umber_linen_shirt')
  await page.getByLabel('Language').click()
  await page.getByRole('option', { name: 'German' }).click()
  const fit = page.getByLabel('Fit', { exact: true })
  const before = await fit.inputValue()
  expect(before).not.toBe('')
  const save = page.getByRole('button', { name: 'Save translation' })
  await expect(save).toBeDisabled()
  const word = `Schnitt ${crypto.randomUUID().slice(0, 4)}`
  await fit.fill(word)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.goBack()
  await expect(fit).toHaveValue(word)
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The translation is saved')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Made in Bengaluru, India')).toBeFocused()
  await fit.fill(before)
  await save.click()
  await expect(save).toBeDisabled()
})

test('a page is written, previewed as a draft, published and deleted', async ({ open, page }) => {
  const word = crypto.randomUUID().slice(0, 8)
  await open('/shop/pages')
  await page.getByRole('link', { name: 'New page' }).click()
  await page.getByLabel('Title', { exact: true }).fill(`Sizes ${word}`)
  await page.getByLabel('Address').fill('Not an address')
  await page.getByLabel('Text', { exact: true }).fill('## Tops')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Use small letters, digits and single hyphens')).toBeVisible()
  await page.getByLabel('Address').fill(`sizes-${word}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const preview = page.getByRole('link', { name: 'Preview' })
  await expect(preview).toHaveAttribute('href', new RegExp(`/page-preview#page=sizes-${word}&access=`))
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Published' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await open('/shop/pages')
  await expect(row(page, `Sizes ${word}`)).toContainText('Published')
  await page.getByRole('link', { name: `Sizes ${word}` }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'New page' })).toBeVisible()
  await expect(row(page, `Sizes ${word}`)).toHaveCount(0)
})

test('an email is listed, and its content is in no answer', async ({ open, page }) => {
  const answers: string[] = []
  await page.route('**/admin/mails?*', async (route) => {
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  await open('/emails')
  await page.getByLabel('Search by recipient or subject').fill(data.customer)
  await expect(row(page, data.customer)).toContainText('Sent')
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.join()).not.toContain('token')
})

test('a list that cannot be loaded says so, and can be loaded again', async ({ open, page, traffic }) => {
  traffic.expect(/^500 GET \/admin\/mails/)
  await page.route('**/admin/mails?*', async (route) =>
    route.fulfill({ status: 500, json: { type: 'unknown_error', message: 'The database is away' } }),
  )
  await open('/emails')
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded', { timeout: 30_000 })
  await page.unroute('**/admin/mails?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, data.customer)).toBeVisible()
})

test.describe('the dashboard that the backend serves at /app', () => {
  test.use({ visitor: 'stranger' })

  test('signs in with the session cookie and runs under its content security policy', async ({
    page,
    authType,
  }) => {
    test.skip(authType === 'jwt', 'The session is what it uses outside these tests.')
    const problems: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) problems.push(message.text())
    })
    const served = `${process.env['BACKEND_URL']}/app`
    const answer = await page.goto(`${served}/login`)
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    await signIn(page, dashboard())
    const session = (await page.context().cookies()).find(({ name }) => name === 'connect.sid')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await page.goto(`${served}/messages`)
    await page.getByRole('button', { name: data.subject }).click()
    // A write with the cookie, which the protection from foreign pages lets pass.
    const written = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: /^(Mark as handled|Open again)$/ }).click()
    expect((await written).status()).toBe(200)
    expect(problems).toEqual([])
  })
})
