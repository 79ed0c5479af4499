import { expect, type Locator, type Page, type ShopOptions } from '../support/test.ts'

type Preset = ShopOptions['preset']

export const address = {
  'First name': 'Asha',
  'Last name': 'Raman',
  'Email address': 'asha@example.com',
  Phone: '+91 98450 12345',
  'Address line 1': '27 Cubbon Cross',
  City: 'Bengaluru',
  'Postal code': '560001',
  'State / Province': 'Karnataka',
} as const

const main = (page: Page): Locator => page.getByRole('main')

export const stepHeading = (page: Page, words: string | RegExp): Locator =>
  main(page).getByRole('heading', { level: 2, name: words, exact: true })

export async function fillAddress(page: Page, changes: Partial<Record<string, string>> = {}): Promise<void> {
  for (const [label, words] of Object.entries({ ...address, ...changes }))
    await fillField(main(page), label, words ?? '')
}

/** By the name that the demonstration has for it. Real orders have the words of their country, and a list of its states. */
export async function fillField(form: Locator, label: string, words: string): Promise<void> {
  const other = { 'Postal code': 'PIN code', 'State / Province': 'State' }[label]
  const control = form.getByLabel(label, { exact: true }).or(form.getByLabel(other ?? label, { exact: true }))
  await expect(control).toBeVisible()
  const isList = (await control.evaluate((element) => element.tagName)) === 'SELECT'
  await (isList ? control.selectOption({ label: words }) : control.fill(words))
}

export async function toDelivery(page: Page, changes?: Partial<Record<string, string>>): Promise<void> {
  await fillAddress(page, changes)
  await main(page)
    .getByRole('button', { name: /^Continue to (?:Shipping|Delivery)$/ })
    .click()
  await expect(stepHeading(page, /^(?:Shipping|Delivery) method$/)).toBeFocused()
}

export async function toPayment(
  page: Page,
  method = 'Standard',
  changes?: Partial<Record<string, string>>,
): Promise<void> {
  await toDelivery(page, changes)
  await main(page).getByRole('radio', { name: method }).check()
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(stepHeading(page, 'Payment')).toBeFocused()
}

/** The live preset does not offer the simulated methods. */
export async function choosePayment(page: Page, preset: Preset, name: string): Promise<void> {
  await main(page)
    .getByRole('radio', { name: preset === 'live' ? 'Pay on delivery' : name })
    .check()
}

export const summary = (page: Page): Locator => main(page).getByRole('region', { name: 'Order Summary' })

/** The amount next to a label in the summary. */
export const figure = (page: Page, name: string): Locator =>
  summary(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')

/** A real order takes the backend a dozen steps, hence the timeout. */
export async function expectPlaced(page: Page): Promise<void> {
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank You for Your Order!' })
  await expect(thanks).toBeVisible({ timeout: 30_000 })
}

/**
 * The button, in view and painted there. Chromium gives a press right after the page has scrolled to the frame of a card that was
 * at its place before.
 */
export async function placeOrderButton(page: Page): Promise<Locator> {
  const button = main(page).getByRole('button', { name: 'Place Order' })
  await expect(button).toBeEnabled({ timeout: 30_000 })
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(
    async () => await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return button
}

export async function placeOrder(page: Page): Promise<void> {
  await (await placeOrderButton(page)).click()
  await expectPlaced(page)
}
