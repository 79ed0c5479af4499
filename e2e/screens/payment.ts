import { callBackend } from '../support/backend.ts'
import { makeCart, type Wanted } from '../support/carts.ts'
import { newEmail } from '../support/customers.ts'
import { merchant } from '../support/merchant.ts'
import { expect, type FrameLocator, type Locator, type Page } from '../support/test.ts'
import { leaveCart } from './cart.ts'
import { placeOrderButton, stepHeading } from './checkout.ts'
import { load } from './open.ts'

/** The test provider's cards. Spaces as a shopper types them. */
export const cards = {
  pays: '4242 4242 4242 4242',
  capturedAtOnce: '4000 0000 0000 0077',
  withoutMoney: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  wrongCode: '4000 0000 0000 0127',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
  redirect: '4000 0000 0000 3063',
} as const

const main = (page: Page): Locator => page.getByRole('main')

export interface Begun {
  readonly cartId: string
  readonly email: string
}

const place = {
  firstName: 'Asha',
  lastName: 'Raman',
  phone: '+91 98450 12345',
  address1: '27 Cubbon Cross',
  address2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  country: 'India',
} as const

/** Opens the payment step with a cart and an address, like a shopper who reloads there. */
export async function beginPayment(page: Page, ...wanted: readonly Wanted[]): Promise<Begun> {
  return await openPayment(page, await keepPaymentStep(page, ...wanted))
}

/** Makes a cart whose checkout is at the payment step when the page is loaded. */
export async function keepPaymentStep(page: Page, ...wanted: readonly Wanted[]): Promise<Begun> {
  const cartId = await makeCart(...(wanted.length === 0 ? [{ handle: 'stoneware-vase' }] : wanted))
  await leaveCart(page, cartId)
  const begun = { cartId, email: newEmail() }
  await keepDraft(page, begun)
  return begun
}

/** Opens the payment step of the same cart in another tab. */
export async function openPaymentStep(page: Page, begun: Begun): Promise<Begun> {
  await keepDraft(page, begun)
  return await openPayment(page, begun)
}

async function openPayment(page: Page, begun: Begun): Promise<Begun> {
  await load(page, '/checkout?step=payment')
  await expect(stepHeading(page, 'Payment')).toBeVisible()
  return begun
}

async function keepDraft(page: Page, { cartId, email }: Begun): Promise<void> {
  const { shipping_options: options } = await callBackend<{
    shipping_options: { id: string; name: string }[]
  }>('GET', `/store/shipping-options?cart_id=${cartId}`)
  const deliveryId = options.find(({ name }) => name.startsWith('Standard'))?.id
  const address = { ...place, email }
  const draft = { step: 'payment', address, addressAccepted: true, saveAddress: false, deliveryId }
  await page.addInitScript((kept) => {
    // Only at the first load: later values are the shop's own.
    if (window !== window.top || sessionStorage.getItem('begun') !== null) return
    sessionStorage.setItem('begun', 'yes')
    sessionStorage.setItem('umber-ecru.checkout', kept)
  }, JSON.stringify({ draft }))
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')

export const challenge = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm your payment' })

export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your bank’s page"]')

export async function fillCard(page: Page, number: string): Promise<void> {
  await main(page).getByRole('radio', { name: 'Test card' }).check()
  await cardFrame(page).getByLabel('Card number').fill(number)
  await cardFrame(page).getByLabel('Expiry date').fill('12/34')
  await cardFrame(page).getByLabel('Security code').fill('123')
}

export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number)
  await (await placeOrderButton(page)).click()
}

/** Pays with a card whose bank asks, up to the bank's question. */
export async function toChallenge(page: Page): Promise<void> {
  await payWith(page, cards.challenge)
  await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 20_000 })
}

export const answerBank = async (page: Page, answer: 'Approve' | 'Decline' | 'Cancel'): Promise<void> =>
  await bank(page).getByRole('button', { name: answer, exact: true }).click()

export const alertOf = (page: Page): Locator => main(page).getByRole('alert')

/** A payment in the provider's books. */
export interface Entry {
  readonly status: string
  readonly amount: number
  readonly charged: number
  readonly captured: number
  readonly refunded: number
  readonly cancelled: number
}

/** What the provider charged for a cart, and what it holds still, beside the totals of its orders. */
export async function booksOf({ cartId, email }: Begun) {
  const { payments } = await callBackend<{ payments: Entry[] }>('GET', `/test-payments/books?cart=${cartId}`)
  const { orders } = await (await merchant()).admin.order.list({ q: email, fields: '+total' })
  const sum = (read: (entry: Entry) => number) =>
    Math.round(payments.reduce((total, entry) => total + read(entry), 0) * 100) / 100
  return {
    payments,
    /** How often something was charged. */
    charges: payments.filter(({ charged }) => charged > 0).length,
    held: sum(({ charged, cancelled, refunded }) => charged - cancelled - refunded),
    orders: orders.map(({ total }) => Math.round(total * 100) / 100),
  }
}
