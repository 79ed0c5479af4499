import { expectPlaced, stepHeading } from '../../screens/checkout.ts'
import {
  alertOf,
  answerBank,
  bank,
  beginPayment,
  booksOf,
  challenge,
  openPaymentStep,
  payWith,
  cards,
  toChallenge,
} from '../../screens/payment.ts'
import { reload } from '../../screens/open.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { expect, test } from '../../support/test.ts'

test(
  '[F-57] ninety seconds at the bank place nothing; then an approval places one order',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    await page.clock.install()
    const begun = await beginPayment(page)
    await toChallenge(page)
    const completed: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/complete')) completed.push(request.url())
    })
    await page.clock.fastForward(90_000)
    await expect(challenge(page)).toBeVisible()
    await expectNoAccessibilityFaults(page, 'the bank’s question')
    expect(completed).toEqual([])
    expect(await booksOf(begun)).toMatchObject({ charges: 0, orders: [] })
    await answerBank(page, 'Approve')
    await expectPlaced(page)
    const { charges, held, orders } = await booksOf(begun)
    expect({ charges, orders }).toEqual({ charges: 1, orders: [held] })
  },
)

test(
  '[F-65] a reload at the bank shows its question again, and a refusal leads back to the choice',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await toChallenge(page)
    await reload(page)
    await expect(bank(page).getByRole('button', { name: 'Decline' })).toBeVisible({ timeout: 30_000 })
    await answerBank(page, 'Decline')
    await expect(alertOf(page)).toContainText('The payment was declined')
    await expect(stepHeading(page, 'Payment')).toBeVisible()
    await payWith(page, cards.pays)
    await expectPlaced(page)
    const { payments, charges, held, orders } = await booksOf(begun)
    expect({ payments: payments.length, charges, orders }).toEqual({
      payments: 1,
      charges: 1,
      orders: [held],
    })
  },
)

test(
  '[F-64] Back at the bank stays; Escape asks; a canceled payment leaves the choice to pay on delivery',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    // So that Back leads to a page of the shop.
    await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click()
    await expect(stepHeading(page, 'Delivery method')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Continue to Payment' }).click()
    await toChallenge(page)
    await page.goBack()
    await expect(challenge(page)).toBeVisible()
    await challenge(page).getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    const stay = challenge(page).getByRole('button', { name: 'Go on paying' })
    await expect(stay).toBeFocused()
    await stay.click()
    await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible()
    await challenge(page).getByRole('button', { name: 'Close' }).click()
    await challenge(page).getByRole('button', { name: 'Cancel payment' }).click()
    await expect(challenge(page)).toBeHidden()
    await expect(alertOf(page)).toContainText('was cancelled, and nothing was ordered')
    await page.getByRole('main').getByRole('radio', { name: 'Pay on delivery' }).check()
    await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click()
    await expectPlaced(page)
    const { charges, held, orders } = await booksOf(begun)
    expect({ charges, held, orders: orders.length }).toEqual({ charges: 0, held: 0, orders: 1 })
  },
)

test(
  'a second tab goes on with the payment of the first, and both show the one order',
  { tag: '@medusa' },
  async ({ page, context }) => {
    const begun = await beginPayment(page)
    await toChallenge(page)
    const second = await context.newPage()
    await openPaymentStep(second, begun)
    await payWith(second, cards.pays)
    await expect(bank(second).getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 20_000 })
    await answerBank(second, 'Approve')
    await expectPlaced(second)
    await answerBank(page, 'Approve')
    await expectPlaced(page)
    const { payments, charges, held, orders } = await booksOf(begun)
    expect({ payments: payments.length, charges, orders }).toEqual({
      payments: 1,
      charges: 1,
      orders: [held],
    })
  },
)
