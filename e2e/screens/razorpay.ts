import { imitatedRazorpay, type RazorpayMoney } from '../support/razorpay.ts'
import { expect, type FrameLocator, type Locator, type Page } from '../support/test.ts'
import type { Begun } from './payment.ts'
import { pressOrder, sessionsOf } from './stripe.ts'

export const razorpayChoice = (page: Page): Locator =>
  page.getByRole('main').getByRole('radio', { name: 'Razorpay' })

export const razorpayWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Razorpay Checkout"]')

/** Chooses Razorpay, and waits until its script is there. */
export async function chooseRazorpay(page: Page): Promise<void> {
  await razorpayChoice(page).check()
  await expect.poll(async () => await page.evaluate(() => 'Razorpay' in globalThis)).toBe(true)
  await expect(page.getByText('Loading the payment form')).toHaveCount(0)
}

/** Places the order, up to the open window. */
export async function openWindow(page: Page): Promise<void> {
  await pressOrder(page)
  await expect(razorpayWindow(page).getByText('₹')).toBeVisible({ timeout: 30_000 })
}

/** Pays by UPI in the window: Razorpay's test ids. */
export async function payByUpi(page: Page, result: 'success' | 'failure'): Promise<void> {
  await razorpayWindow(page).getByLabel('UPI ID').fill(`${result}@razorpay`)
  await razorpayWindow(page).getByRole('button', { name: 'Pay with UPI' }).click()
}

export const closeWindow = async (page: Page): Promise<void> =>
  await razorpayWindow(page).getByRole('button', { name: 'Close' }).click()

/** What Razorpay holds for a cart, one entry for each attempt, in paise. */
export async function paymentsFor(begun: Begun): Promise<readonly RazorpayMoney[]> {
  const sessions = await sessionsOf(begun)
  return (await Promise.all(sessions.map(async (id) => await imitatedRazorpay.moneyOf(id)))).flat()
}
