import { expectPlaced } from '../../screens/checkout.ts'
import { beginPayment } from '../../screens/payment.ts'
import { load, reload } from '../../screens/open.ts'
import { pressOrder } from '../../screens/stripe.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { merchant } from '../../support/merchant.ts'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { expect, test, type Page } from '../../support/test.ts'

const transferIn = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Bank transfer' })

async function orderByTransfer(page: Page): Promise<string> {
  const { email } = await beginPayment(page)
  await page.getByRole('main').getByRole('radio', { name: 'Bank transfer' }).check()
  await pressOrder(page)
  await expectPlaced(page)
  return email
}

test(
  'an order by bank transfer asks for nothing, and says where to send the money: on its pages and in its mail',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, browser }) => {
    const email = await orderByTransfer(page)
    const shown = transferIn(page)
    await expect(shown).toContainText('DE89 3704 0044 0532 0130 00')
    await expect(shown).toContainText('Umber & Ecru GmbH')
    await expect(shown).toContainText('COBADEFFXXX')
    await expect(shown).toContainText(/₹[\d,.]+/)
    const reference = /RF\d{2}(?: [A-Z\d]{4}){3}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
    expect(reference).not.toBe('')
    await expectNoAccessibilityFaults(page, 'the confirmation of an order by bank transfer')
    await reload(page)
    await expect(shown).toContainText(reference)

    const mail = await mailTo(email, /^Your order/)
    expect(mail.text).toContain(`Reference: ${reference.replaceAll(' ', '')}`)

    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await load(elsewhere, linkIn(mail))
    await expect(transferIn(elsewhere)).toContainText(reference)
    await expect(elsewhere.getByRole('main')).toContainText('Not paid yet')

    const { admin } = await merchant()
    const { orders } = await admin.order.list({ q: email, fields: 'id,payment_collections.payments.id' })
    const paid = orders[0]?.payment_collections?.[0]?.payments?.[0]?.id ?? ''
    await admin.payment.capture(paid, {})
    await reload(elsewhere)
    await expect(elsewhere.getByRole('main')).toContainText('Paid')
    await expect(transferIn(elsewhere)).toHaveCount(0)
    await other.close()
  },
)

test(
  'the account and the reference fit the confirmation at any width',
  { tag: '@medusa' },
  async ({ page }) => {
    await orderByTransfer(page)
    await expect(transferIn(page)).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
      await page.screenshot({ path: `results/screens/bank-transfer-${width}.png`, fullPage: true })
    }
  },
)
