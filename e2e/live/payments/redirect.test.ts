import { expectPlaced, stepHeading } from '../../screens/checkout.ts'
import { alertOf, beginPayment, booksOf, cards, payWith } from '../../screens/payment.ts'
import { heading, load } from '../../screens/open.ts'
import { expect, test, type Page } from '../../support/test.ts'

const answer = async (page: Page, name: string) =>
  await page.getByRole('button', { name, exact: true }).click({ timeout: 20_000 })

test(
  'a payment on the provider’s page comes back to its order, and leaves no secret in the address',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await payWith(page, cards.redirect)
    await answer(page, 'Approve')
    await expectPlaced(page)
    expect(page.url()).not.toMatch(/secret|tpay/)
    await page.goBack()
    expect(page.url()).not.toMatch(/payment_secret/)
    const { charges, held, orders } = await booksOf(begun)
    expect({ charges, orders }).toEqual({ charges: 1, orders: [held] })
  },
)

test(
  '[F-64] Back from the provider’s page waits for the shopper; canceling there leads back to the choice',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await payWith(page, cards.redirect)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 20_000 })
    await page.goBack()
    await expect(alertOf(page)).toContainText('waits for you', { timeout: 30_000 })
    await page.getByRole('button', { name: 'Continue to the payment page' }).click()
    await answer(page, 'Cancel')
    await expect(stepHeading(page, 'Payment')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('main').getByRole('button', { name: 'Place Order' })).toBeEnabled()
    await expect(alertOf(page)).toContainText('is not complete')
    expect(await booksOf(begun)).toMatchObject({ charges: 0, held: 0, orders: [] })
  },
)

test('coming back in another browser explains where the order is', async ({ page }) => {
  await load(page, '/checkout/return?payment=tpay_1&payment_secret=s')
  await expect(heading(page)).toHaveText('Your payment')
  await expect(page.getByRole('main')).toContainText('your order is placed by itself')
  await expect(page).toHaveURL(/\/checkout\/return$/)
})
