import { callBackend } from '../support/backend.ts'
import { imitatedStripe, type StripeMoney } from '../support/stripe.ts'
import { expect, type FrameLocator, type Locator, type Page } from '../support/test.ts'
import type { Begun } from './payment.ts'

/** Of https://docs.stripe.com/testing. */
export const stripeCards = {
  pays: '4242 4242 4242 4242',
  withoutMoney: '4000 0000 0000 9995',
  challenge: '4000 0027 6000 3184',
} as const

export const stripeChoice = (page: Page): Locator =>
  page.getByRole('main').getByRole('radio', { name: 'Card, wallet or bank' })

export const element = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]')

export const bankOfStripe = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Challenge of the bank"]')

export async function chooseStripe(page: Page): Promise<void> {
  await stripeChoice(page).check()
  await expect(element(page).getByLabel('Card number')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Loading the payment form')).toHaveCount(0)
}

export async function fillElement(page: Page, number: string): Promise<void> {
  await element(page).getByLabel('Card number').fill(number)
  await element(page).getByLabel('Expiration date').fill('12 / 34')
  await element(page).getByLabel('Security code').fill('123')
}

/**
 * The element's frame is of another site, and so in another process of the browser. For a moment after a scroll the browser
 * still looks for it at its old place, and gives it a click on the button, which nothing would notice.
 */
export async function pressOrder(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Place Order' })
  await expect(async () => {
    await button.hover()
    expect(await button.evaluate((one) => one.matches(':hover'))).toBe(true)
  }).toPass({ timeout: 10_000 })
  await button.click()
}

/** The payment sessions of a cart. */
export async function sessionsOf({ cartId }: Begun, token?: string): Promise<readonly string[]> {
  const fields = encodeURIComponent('id,*payment_collection.payment_sessions')
  const { cart } = await callBackend<{
    cart: { payment_collection?: { payment_sessions?: readonly { id: string }[] } }
  }>('GET', `/store/carts/${cartId}?fields=${fields}`, undefined, token)
  return (cart.payment_collection?.payment_sessions ?? []).map(({ id }) => id)
}

/** What Stripe holds for a cart, one entry for each payment of its sessions, in the smallest unit. A customer's cart takes the customer's token. */
export async function moneyFor(begun: Begun, token?: string): Promise<readonly StripeMoney[]> {
  const sessions = await sessionsOf(begun, token)
  return (await Promise.all(sessions.map(async (id) => await imitatedStripe.moneyOf(id)))).flat()
}
