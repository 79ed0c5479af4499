import * as cart from '../screens/cart.ts'
import { fillField, stepHeading } from '../screens/checkout.ts'
import { load } from '../screens/open.ts'
import { makeCartIn } from '../support/carts.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** The checkout of the shop in a country. */
async function begin(page: Page, code: string): Promise<void> {
  await cart.leaveCart(page, await makeCartIn(code, { handle: 'linen-shirt' }))
  await load(page, `/en-${code}/checkout`)
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
}

const person = { 'First name': 'Jo', 'Last name': 'Weiß', 'Email address': 'jo@example.com' }

interface Address {
  readonly country: string
  readonly code: string
  readonly typed: Readonly<Record<string, string>>
  readonly sent: object
}

const addresses: readonly Address[] = [
  {
    country: 'Germany',
    code: 'de',
    typed: {
      'Address line 1': 'Unter den Linden 6',
      'Postal code (PLZ)': 'D-10117',
      City: 'Berlin',
      Phone: '030 901820',
    },
    sent: { country_code: 'de', postal_code: '10117', province: '', phone: '+4930901820' },
  },
  {
    country: 'United States',
    code: 'us',
    typed: {
      'Address line 1': '548 Market St',
      // It fills in the state, so it is asked for first.
      'ZIP code': '941051234',
      City: 'San Francisco',
      State: 'California',
      Phone: '(415) 555-2671',
    },
    sent: { country_code: 'us', postal_code: '94105-1234', province: 'us-ca', phone: '+14155552671' },
  },
]

for (const { country: name, code, typed, sent } of addresses)
  test(`an address in ${name} is asked for in its order, and sent by its codes`, async ({ page }) => {
    await begin(page, code)
    await expect(main(page).getByLabel('Country', { exact: true })).toHaveValue(name)
    for (const [label, words] of Object.entries({ ...person, ...typed }))
      await fillField(main(page), label, words)
    const [, ...order] = await main(page).locator('form label').allTextContents()
    expect(order.filter((label) => Object.hasOwn(typed, label))).toEqual(Object.keys(typed))
    const request = page.waitForRequest(
      (one) => /\/store\/carts\/[^/]+$/.test(new URL(one.url()).pathname) && one.method() === 'POST',
    )
    await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
    expect((await request).postDataJSON()).toMatchObject({ shipping_address: sent, billing_address: sent })
    await expect(stepHeading(page, 'Delivery method')).toBeFocused()
  })
