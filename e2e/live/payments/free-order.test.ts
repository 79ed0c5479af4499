import { expectPlaced, figure, summary } from '../../screens/checkout.ts'
import { load } from '../../screens/open.ts'
import { beginPayment, cards, fillCard } from '../../screens/payment.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { merchant } from '../../support/merchant.ts'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { expect, test, type Page } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** A code that takes everything off the items. The sample's FREESHIP takes off the delivery. */
async function makeGift() {
  const { admin } = await merchant()
  const { promotion } = await admin.promotion.create({
    type: 'standard',
    status: 'active',
    code: `GIFT${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    application_method: {
      type: 'percentage',
      target_type: 'items',
      allocation: 'across',
      value: 100,
      currency_code: 'inr',
    },
  })
  return { code: promotion.code ?? '', remove: async () => await admin.promotion.delete(promotion.id) }
}

async function apply(page: Page, code: string): Promise<void> {
  await summary(page).getByLabel('Promo code').fill(code)
  await summary(page).getByRole('button', { name: 'Apply' }).click()
  await expect(removal(page, code)).toBeVisible()
}

const removal = (page: Page, code: string) =>
  summary(page).getByRole('button', { name: `Remove the code ${code}` })

test(
  'an order with a total of 0 asks for no payment, and is placed with the form of a provider open before',
  { tag: '@medusa' },
  async ({ page }) => {
    const gift = await makeGift()
    try {
      const { email } = await beginPayment(page)
      await main(page).getByRole('radio', { name: 'Test card' }).check()
      await fillCard(page, cards.pays)
      await apply(page, 'FREESHIP')
      await apply(page, gift.code)
      await expect(figure(page, 'Total')).toHaveText('₹0')
      await expect(main(page).getByRole('radio')).toHaveCount(1)
      await expect(main(page).getByRole('radio', { name: 'Nothing to pay' })).toBeChecked()
      await expectNoAccessibilityFaults(page, 'the payment step of a free order')

      // Without one of the codes, there is something to pay again.
      await removal(page, gift.code).click()
      await expect(main(page).getByRole('radio', { name: 'Nothing to pay' })).toHaveCount(0)
      await expect(main(page).getByRole('radio', { name: 'Test card' })).toBeVisible()
      await apply(page, gift.code)
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
      await gift.remove()
    }
  },
)
