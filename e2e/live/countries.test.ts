import * as cart from '../screens/cart.ts'
import { fillField, stepHeading } from '../screens/checkout.ts'
import { load } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

const country = (iso_2: string, display_name: string) => ({ iso_2, display_name })
const more = [
  country('at', 'Austria'),
  country('de', 'Germany'),
  country('jp', 'Japan'),
  country('us', 'United States'),
]

/** The checkout of a shop whose region has more countries. The backend's own has one, so it gets the addresses in that one. */
async function begin(page: Page): Promise<void> {
  await page.route(/\/store\/regions\?/, async (route) => {
    const answer = await route.fetch()
    const { regions, ...rest } = (await answer.json()) as { regions: { countries?: object[] }[] }
    for (const region of regions) region.countries?.push(...more)
    await route.fulfill({ response: answer, json: { ...rest, regions } })
  })
  await page.route(/\/store\/carts\/[^/?]+\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const body = route.request().postDataJSON() as Record<string, { country_code?: string }>
    for (const address of [body['shipping_address'], body['billing_address']])
      if (address !== undefined) address.country_code = 'in'
    await route.continue({ postData: JSON.stringify(body) })
  })
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery information')).toBeVisible()
}

const person = { 'First name': 'Jo', 'Last name': 'Weiß', 'Email address': 'jo@example.com' }

interface Address {
  readonly country: string
  readonly typed: Readonly<Record<string, string>>
  readonly sent: object
}

const addresses: readonly Address[] = [
  {
    country: 'Germany',
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
    typed: {
      'Address line 1': '548 Market St',
      City: 'San Francisco',
      State: 'California',
      'ZIP code': '941051234',
      Phone: '(415) 555-2671',
    },
    sent: { country_code: 'us', postal_code: '94105-1234', province: 'us-ca', phone: '+14155552671' },
  },
]

for (const { country: name, typed, sent } of addresses)
  test(`an address in ${name} is asked for in its order, and sent by its codes`, async ({ page }) => {
    await begin(page)
    await main(page).getByLabel('Country', { exact: true }).selectOption(name)
    for (const [label, words] of Object.entries({ ...person, ...typed }))
      await fillField(main(page), label, words)
    const [, ...order] = await main(page).locator('form label').allTextContents()
    expect(order.filter((label) => Object.hasOwn(typed, label))).toEqual(Object.keys(typed))
    const request = page.waitForRequest(
      (one) => /\/store\/carts\/[^/]+$/.test(new URL(one.url()).pathname) && one.method() === 'POST',
    )
    await main(page).getByRole('button', { name: 'Continue to Shipping' }).click()
    expect((await request).postDataJSON()).toMatchObject({ shipping_address: sent, billing_address: sent })
  })
