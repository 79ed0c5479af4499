import type { Browser, BrowserContext } from '@playwright/test'
import { expectPlaced } from '../../screens/checkout.ts'
import { beginPayment } from '../../screens/payment.ts'
import {
  chooseStripe,
  element,
  fillElement,
  moneyFor,
  pressOrder,
  stripeCards as cards,
} from '../../screens/stripe.ts'
import { failedRequests } from '../../support/console-errors.ts'
import { newCustomer, signInAs, type LiveCustomer } from '../../support/live-customer.ts'
import { routeStripe } from '../../support/stripe.ts'
import { expect, test, type Page } from '../../support/test.ts'

const saveBox = (page: Page) => element(page).getByLabel('Save payment details for future purchases')
const savedCard = (page: Page) => element(page).getByRole('radio', { name: 'visa ending in 4242' })

/** A visit on a device of its own: the payment step of a new cart, with Stripe chosen. */
async function visit(browser: Browser, customer: LiveCustomer, watch?: (context: BrowserContext) => void) {
  const context = await browser.newContext()
  await routeStripe(context)
  watch?.(context)
  const page = await context.newPage()
  await signInAs(page, customer)
  const begun = await beginPayment(page)
  await chooseStripe(page)
  return { page, begun, leave: async () => await context.close() }
}

test(
  'a customer saves a card with Stripe, pays with it at the next visit and removes it; another customer never sees it',
  { tag: '@medusa' },
  async ({ browser }) => {
    // Five visits, each from the first page to the form of Stripe.
    test.setTimeout(5 * 45_000)
    const anna = await newCustomer()
    const seen: string[] = []
    const watch = (context: BrowserContext) => {
      context.on('request', (request) => {
        if (!request.url().includes('stripe.com/')) seen.push(request.url(), request.postData() ?? '')
      })
      context.on('console', (message) => seen.push(message.text()))
    }

    const first = await visit(browser, anna, watch)
    await expect(saveBox(first.page)).not.toBeChecked()
    await expect(savedCard(first.page)).toHaveCount(0)
    await fillElement(first.page, cards.pays)
    await saveBox(first.page).check()
    await pressOrder(first.page)
    await expectPlaced(first.page)
    const kept = await first.page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    await first.leave()

    const second = await visit(browser, anna, watch)
    await savedCard(second.page).check()
    await pressOrder(second.page)
    await expectPlaced(second.page)
    expect(await moneyFor(second.begun, anna.token)).toMatchObject([{ status: 'requires_capture' }])
    await second.leave()

    const other = await visit(browser, await newCustomer())
    await expect(saveBox(other.page)).toBeVisible()
    await expect(savedCard(other.page)).toHaveCount(0)
    await other.leave()

    const third = await visit(browser, anna, watch)
    await element(third.page).getByRole('button', { name: 'Remove visa ending in 4242' }).click()
    await expect(savedCard(third.page)).toHaveCount(0)
    await third.leave()
    const fourth = await visit(browser, anna, watch)
    await expect(saveBox(fourth.page)).toBeVisible()
    await expect(savedCard(fourth.page)).toHaveCount(0)
    await fourth.leave()

    const everything = [...seen, kept].join('\n')
    for (const secret of [cards.pays, cards.pays.replaceAll(' ', ''), 'cuss_secret'])
      expect(everything).not.toContain(secret)
  },
)

test(
  'a guest is offered no saved cards, and asks for none',
  { tag: '@medusa' },
  async ({ context, page }) => {
    const asked = await routeStripe(context)
    const own: string[] = []
    page.on('request', (request) => void own.push(request.url()))
    await beginPayment(page)
    await chooseStripe(page)
    await expect(saveBox(page)).toBeHidden()
    expect(own.filter((url) => url.includes('stripe-session'))).toEqual([])
    expect(asked.filter((url) => url.includes('customer_session'))).toEqual([])
  },
)

test(
  'a customer pays with a new card when the saved ones cannot be read',
  { tag: '@medusa' },
  async ({ context, page, complaints }) => {
    complaints.expect(failedRequests, 'the saved cards could not be read')
    await routeStripe(context)
    await page.route('**/store/customers/me/stripe-session', async (route) => {
      await route.fulfill({
        status: 500,
        json: { type: 'unknown_error', message: 'An unknown error occurred.' },
      })
    })
    await signInAs(page, await newCustomer())
    await beginPayment(page)
    await chooseStripe(page)
    await expect(saveBox(page)).toBeHidden()
    await fillElement(page, cards.pays)
    await pressOrder(page)
    await expectPlaced(page)
  },
)
