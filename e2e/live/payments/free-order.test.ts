import { expectPlaced, figure, summary } from '../../screens/checkout.ts'
import { load } from '../../screens/open.ts'
import { beginPayment, cards, fillCard } from '../../screens/payment.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { merchant } from '../../support/merchant.ts'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { expect, test, type Page } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** Codes that take everything off the items, and off the delivery. */
async function fullDiscount() {
  const { admin } = await merchant()
  const part = crypto.randomUUID().slice(0, 8).toUpperCase()
  const make = async (target: 'items' | 'shipping_methods') =>
    await admin.promotion.create({
      type: 'standard',
      status: 'active',
      code: `${target === 'items' ? 'GIFT' : 'SENT'}${part}`,
      application_method: {
        type: 'percentage',
        target_type: target,
        ...(target === 'items' ? { allocation: 'across' } : { allocation: 'each', max_quantity: 1 }),
        value: 100,
        currency_code: 'inr',
      },
    })
  const promotions = [(await make('items')).promotion, (await make('shipping_methods')).promotion]
  return {
    codes: promotions.map(({ code }) => code ?? ''),
    async remove() {
      for (const { id } of promotions) await admin.promotion.delete(id)
    },
  }
}

test('an order with a total of 0 asks for no payment, and is placed with the form of a provider open before', async ({
  page,
}) => {
  const discount = await fullDiscount()
  try {
    const { email } = await beginPayment(page)
    await main(page).getByRole('radio', { name: 'Test card' }).check()
    await fillCard(page, cards.pays)
    for (const code of discount.codes) {
      await summary(page).getByLabel('Promo code').fill(code)
      await summary(page).getByRole('button', { name: 'Apply' }).click()
      await expect(summary(page).getByRole('button', { name: `Remove the code ${code}` })).toBeVisible()
    }
    await expect(figure(page, 'Total')).toHaveText('₹0.00')
    await expect(main(page).getByRole('radio')).toHaveCount(1)
    await expect(main(page).getByRole('radio', { name: 'Nothing to pay' })).toBeChecked()
    await expectNoAccessibilityFaults(page, 'the payment step of a free order')

    // Without one of the codes, there is something to pay again.
    const [, ofDelivery = ''] = discount.codes
    await summary(page)
      .getByRole('button', { name: `Remove the code ${ofDelivery}` })
      .click()
    await expect(main(page).getByRole('radio', { name: 'Nothing to pay' })).toHaveCount(0)
    await expect(main(page).getByRole('radio', { name: 'Test card' })).toBeVisible()
    await summary(page).getByLabel('Promo code').fill(ofDelivery)
    await summary(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page).getByRole('radio', { name: 'Nothing to pay' })).toBeChecked()

    await main(page).getByRole('button', { name: 'Place Order' }).click()
    await expectPlaced(page)
    await expect(main(page)).toContainText('Nothing to pay')
    const { admin } = await merchant()
    const { orders } = await admin.order.list({
      q: email,
      fields: 'id,total,payment_collections.payments.id',
    })
    expect(orders.map(({ total }) => total)).toEqual([0])
    expect(orders[0]?.payment_collections?.flatMap(({ payments }) => payments ?? []) ?? []).toEqual([])

    await load(page, linkIn(await mailTo(email, /^Your order/)))
    await expect(main(page)).toContainText('₹0.00')
    await expect(main(page)).not.toContainText('Not paid yet')
  } finally {
    await discount.remove()
  }
})
