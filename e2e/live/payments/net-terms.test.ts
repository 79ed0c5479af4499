import { expectPlaced } from '../../screens/checkout.ts'
import { beginPayment } from '../../screens/payment.ts'
import { pressOrder } from '../../screens/stripe.ts'
import { reload } from '../../screens/open.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { newCustomer, signInAs } from '../../support/live-customer.ts'
import { merchant } from '../../support/merchant.ts'
import { mailTo } from '../../support/outbox.ts'
import { expect, test, type Page } from '../../support/test.ts'

const days = 21
const settingsPath = '/admin/shop-settings'

interface Settings {
  readonly shop_settings: { readonly net_terms: object }
}

/** Lets the customer pay on invoice. Answers with what puts the settings back. */
async function grantTerms(email: string): Promise<() => Promise<void>> {
  const { admin, ask, save } = await merchant()
  const { customers } = await admin.customer.list({ q: email, fields: 'id' })
  const { customer_group: group } = await admin.customerGroup.create({ name: `Trade ${email}` })
  await save(`/admin/customer-groups/${group.id}/customers`, { add: customers.map(({ id }) => id) })
  const setTerms = async (terms: object) => {
    const { shop_settings: now } = await ask<Settings>(settingsPath, {})
    await save(settingsPath, { ...now, net_terms: terms })
    return now.net_terms
  }
  const before = await setTerms({ group_ids: [group.id], days })
  return async () => {
    await setTerms(before)
  }
}

const onInvoice = (page: Page) => page.getByRole('main').getByRole('radio', { name: 'On invoice' })
const terms = (page: Page) => page.getByRole('main').getByRole('region', { name: 'On invoice' })

test(
  'a trade customer orders on invoice, and reads until when it is to be paid: on the page and in the mail',
  { tag: '@medusa' },
  async ({ page }) => {
    const customer = await newCustomer()
    const putBack = await grantTerms(customer.email)
    try {
      await signInAs(page, customer)
      const { email } = await beginPayment(page)
      await onInvoice(page).check()
      await expectNoAccessibilityFaults(page, 'the payment on invoice')
      await pressOrder(page)
      await expectPlaced(page)
      const due = new Date(Date.now() + days * 86_400_000)
      await expect(terms(page)).toContainText(String(due.getFullYear()))
      await expect(terms(page)).toContainText(/₹[\d,.]+/)
      const shown = (await terms(page).textContent()) ?? ''
      await reload(page)
      await expect(terms(page)).toHaveText(shown)
      const mail = await mailTo(email, /^Your order/)
      expect(mail.text).toMatch(/You pay on invoice: ₹[\d,.]+ by .*\d{4}/)
      const { admin } = await merchant()
      const fields = 'id,payment_collections.payments.provider_id'
      const { orders } = await admin.order.list({ q: email, fields })
      expect(orders[0]?.payment_collections?.[0]?.payments?.[0]?.provider_id).toBe('pp_net-terms')
    } finally {
      await putBack()
    }
  },
)

test('who may not pay on invoice is not offered it', { tag: '@medusa' }, async ({ page }) => {
  const putBack = await grantTerms((await newCustomer()).email)
  try {
    await signInAs(page, await newCustomer())
    await beginPayment(page)
    await expect(page.getByRole('main').getByRole('radio', { name: 'Bank transfer' })).toBeVisible()
    await expect(onInvoice(page)).toHaveCount(0)
  } finally {
    await putBack()
  }
})
