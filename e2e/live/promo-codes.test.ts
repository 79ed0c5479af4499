import * as cart from '../screens/cart.ts'
import { figure, placeOrder, stepHeading, summary, toDelivery, toPayment } from '../screens/checkout.ts'
import { load, open, reload } from '../screens/open.ts'
import { beginPayment } from '../screens/payment.ts'
import { readProduct } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { newEmail } from '../support/customers.ts'
import { failedRequests } from '../support/console-errors.ts'
import { holdRequests } from '../support/held-requests.ts'
import { merchant } from '../support/merchant.ts'
import { inRupees } from '../support/money.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const rupees = (amount: number) => inRupees(amount, 'live')
const chip = (within: Locator, code: string) =>
  within.getByRole('button', { name: `Remove the code ${code}` })

async function apply(within: Locator, code: string): Promise<void> {
  await within.getByLabel('Promo code').fill(code)
  await within.getByRole('button', { name: 'Apply' }).click()
}

async function priceOf(handle: string): Promise<number> {
  return (await readProduct(handle)).variants[0]?.price ?? 0
}

test(
  '[LIVE-06] a shipping code applies to a new cart, is announced, and lowers the charge',
  { tag: '@medusa' },
  async ({ page }) => {
    const price = await priceOf('field-watch')
    const email = newEmail()
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await load(page, '/cart')
    await apply(main(page), 'FREESHIP')
    await expect(chip(main(page), 'FREESHIP')).toBeVisible()
    await expect(main(page)).toContainText('FREESHIP applies to your delivery at checkout')
    await expect(figure(page, 'Total')).toHaveText(rupees(price))
    await reload(page)
    await expect(chip(main(page), 'FREESHIP')).toBeVisible()

    await open(page, '/checkout')
    await toPayment(page, 'Standard', { 'Email address': email })
    await expect(figure(page, 'Discount')).toHaveText('−₹5.99')
    await expect(figure(page, 'Total')).toHaveText(rupees(price))
    await expect(main(page)).not.toContainText('FREESHIP applies to your delivery')
    // With a shipping option chosen the lines have no discount either.
    await open(page, '/cart')
    await expect(chip(main(page), 'FREESHIP')).toBeVisible()
    await expect(figure(page, 'Total')).toHaveText(rupees(price))
    await expect(main(page).getByText('Discount', { exact: true })).toHaveCount(0)
    await open(page, '/checkout')
    await expect(stepHeading(page, 'Payment')).toBeVisible()
    await expect(figure(page, 'Total')).toHaveText(rupees(price))
    await placeOrder(page)
    const { orders } = await (await merchant()).admin.order.list({ q: email })
    expect(orders.map(({ total }) => total)).toEqual([price])
  },
)

test(
  '[LIVE-06] a code applies on every step of the checkout, and the totals are read again',
  { tag: '@medusa' },
  async ({ page }) => {
    const price = await priceOf('field-watch')
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await load(page, '/checkout')
    await expect(stepHeading(page, 'Delivery address')).toBeVisible()
    await apply(summary(page), 'FREESHIP')
    await expect(chip(summary(page), 'FREESHIP')).toBeVisible()
    await toDelivery(page)
    await apply(summary(page), 'WELCOME10')
    await expect(chip(summary(page), 'WELCOME10')).toBeVisible()
    await main(page).getByRole('radio', { name: 'Express' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(figure(page, 'Total')).toHaveText(rupees(price * 0.9))
    await chip(summary(page), 'FREESHIP').click()
    await expect(chip(summary(page), 'FREESHIP')).toHaveCount(0)
    await expect(figure(page, 'Total')).toHaveText(rupees(price * 0.9 + 12.99))
    await apply(summary(page), 'FREESHIP')
    await expect(figure(page, 'Total')).toHaveText(rupees(price * 0.9))
  },
)

test(
  '[LIVE-06] [F-53] a shipping code entered while the shipping method is being written applies',
  { tag: '@medusa' },
  async ({ page }) => {
    const price = await priceOf('field-watch')
    const shipping = await holdRequests(page, /\/refresh\?/)
    const waiting = await holdRequests(page, /\/waiting-codes$/)
    const shipped = page.waitForResponse(/\/refresh\?/)
    await beginPayment(page, { handle: 'field-watch' })
    await apply(summary(page), 'FREESHIP')
    // The shipping method comes between the code and the question why it does not apply.
    await expect.poll(() => waiting.count()).toBe(1)
    shipping.release()
    await shipped
    waiting.release()
    await expect(chip(summary(page), 'FREESHIP')).toBeVisible()
    await expect(figure(page, 'Total')).toHaveText(rupees(price))
  },
)

test(
  '[LIVE-06] [F-53] an expired code, or one for a larger order, is refused with the reason',
  { tag: '@medusa' },
  async ({ page }) => {
    const { admin } = await merchant()
    const part = crypto.randomUUID().slice(0, 8).toUpperCase()
    const [ended, large] = [`OLD${part}`, `LARGE${part}`]
    const takesOff = {
      type: 'percentage',
      target_type: 'items',
      allocation: 'across',
      value: 10,
      currency_code: 'inr',
    } as const
    const common = { type: 'standard', status: 'active', application_method: takesOff } as const
    const made = await Promise.all([
      admin.promotion.create({
        ...common,
        code: ended,
        campaign: {
          name: ended,
          campaign_identifier: ended,
          starts_at: new Date('2020-01-01'),
          ends_at: new Date('2020-02-01'),
        },
      }),
      admin.promotion.create({
        ...common,
        code: large,
        rules: [{ attribute: 'item_total', operator: 'gte', values: ['5000'] }],
      }),
    ])
    try {
      await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
      await load(page, '/cart')
      await apply(main(page), ended)
      await expect(main(page).getByText(`The code ${ended} has expired.`)).toBeVisible()
      await apply(main(page), large)
      await expect(main(page).getByText(`The code ${large} needs an order of at least ₹5,000.`)).toBeVisible()
      await expect(chip(main(page), large)).toHaveCount(0)
    } finally {
      for (const { promotion } of made) await admin.promotion.delete(promotion.id)
    }
  },
)

test(
  '[LIVE-06] [F-53] a code that expires on the cart is named, with the new total',
  { tag: '@medusa' },
  async ({ page }) => {
    const { admin } = await merchant()
    const code = `ENDS${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const { promotion } = await admin.promotion.create({
      type: 'standard',
      status: 'active',
      code,
      application_method: {
        type: 'percentage',
        target_type: 'items',
        allocation: 'across',
        value: 10,
        currency_code: 'inr',
      },
    })
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await load(page, '/checkout')
    await expect(stepHeading(page, 'Delivery address')).toBeVisible()
    await apply(summary(page), code)
    await expect(chip(summary(page), code)).toBeVisible()
    await expect(figure(page, 'Discount')).toBeVisible()
    await admin.promotion.delete(promotion.id)
    await toPayment(page)
    await expect(summary(page)).toContainText(`${code} does not apply any more. The total has changed.`)
    await expect(figure(page, 'Discount')).toHaveCount(0)
  },
)

test(
  '[LIVE-06] [F-53] a used-up code, one entered twice and a very long one do no harm',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { admin } = await merchant()
    const part = crypto.randomUUID().slice(0, 8).toUpperCase()
    const [once, twice] = [`ONCE${part}`, `TWICE${part}`]
    const takesOff = {
      type: 'percentage',
      target_type: 'items',
      allocation: 'across',
      value: 10,
      currency_code: 'inr',
    } as const
    const common = { type: 'standard', status: 'active', application_method: takesOff } as const
    const made = [
      await admin.promotion.create({
        ...common,
        code: once,
        campaign: {
          name: once,
          campaign_identifier: once,
          budget: { type: 'usage', limit: 1 },
        },
      }),
      await admin.promotion.create({ ...common, code: twice }),
    ]
    try {
      const email = newEmail()
      await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
      await load(page, '/cart')
      await apply(main(page), once)
      await expect(chip(main(page), once)).toBeVisible()
      await open(page, '/checkout')
      await toPayment(page, 'Standard', { 'Email address': email })
      await placeOrder(page)

      const price = await priceOf('mesh-watch')
      await load(page, '/product/mesh-watch')
      await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
      await cart.expectCount(page, 1)
      await open(page, '/cart')
      await apply(main(page), once)
      await expect(
        main(page).getByText(`The code ${once} has been used as often as it may be.`),
      ).toBeVisible()
      await expect(figure(page, 'Total')).toHaveText(rupees(price))

      for (let time = 0; time < 2; time += 1) {
        await apply(main(page), twice)
        await expect(main(page).getByLabel('Promo code')).toHaveValue('')
        await expect(chip(main(page), twice)).toHaveCount(1)
        await expect(figure(page, 'Total')).toHaveText(rupees(price * 0.9))
      }

      await apply(main(page), 'X'.repeat(300))
      await expect(main(page).getByRole('alert').filter({ hasText: /X{20}/ })).toBeVisible()
      await expect(figure(page, 'Total')).toHaveText(rupees(price * 0.9))
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThan(1)
      await chip(main(page), twice).click()
      await expect(figure(page, 'Total')).toHaveText(rupees(price))
    } finally {
      for (const { promotion } of made) await admin.promotion.delete(promotion.id)
    }
  },
)
