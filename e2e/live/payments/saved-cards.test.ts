import type { BrowserContext } from '@playwright/test'
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

/** A later visit: the payment step of a new cart in a new tab, with Stripe chosen and the former tab closed. */
async function visit(context: BrowserContext, customer: LiveCustomer) {
  const former = context.pages()
  const page = await context.newPage()
  for (const tab of former) await tab.close()
  await signInAs(page, customer)
  const begun = await beginPayment(page)
  await chooseStripe(page)
  return { page, begun }
}

test('a customer saves a card with Stripe, pays with it at the next visit and removes it; another customer never sees it', async ({
  context,
  browser,
}) => {
  await routeStripe(context)
  const anna = await newCustomer()
  const seen: string[] = []
  context.on('request', (request) => {
    if (!request.url().includes('stripe.com/')) seen.push(request.url(), request.postData() ?? '')
  })
  context.on('console', (message) => seen.push(message.text()))

  const { page: first } = await visit(context, anna)
  await expect(saveBox(first)).not.toBeChecked()
  await expect(savedCard(first)).toHaveCount(0)
  await fillElement(first, cards.pays)
  await saveBox(first).check()
  await pressOrder(first)
  await expectPlaced(first)
  const kept = await first.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )

  const { page: second, begun } = await visit(context, anna)
  await savedCard(second).check()
  await pressOrder(second)
  await expectPlaced(second)
  expect(await moneyFor(begun)).toMatchObject([{ status: 'requires_capture' }])

  const strangers = await browser.newContext()
  await routeStripe(strangers)
  const { page: ben } = await visit(strangers, await newCustomer())
  await expect(saveBox(ben)).toBeVisible()
  await expect(savedCard(ben)).toHaveCount(0)
  await strangers.close()

  const { page: third } = await visit(context, anna)
  await element(third).getByRole('button', { name: 'Remove visa ending in 4242' }).click()
  await expect(savedCard(third)).toHaveCount(0)
  const { page: fourth } = await visit(context, anna)
  await expect(saveBox(fourth)).toBeVisible()
  await expect(savedCard(fourth)).toHaveCount(0)

  const everything = [...seen, kept].join('\n')
  for (const secret of [cards.pays, cards.pays.replaceAll(' ', ''), 'cuss_secret'])
    expect(everything).not.toContain(secret)
})

test('a guest is offered no saved cards, and asks for none', async ({ context, page }) => {
  const asked = await routeStripe(context)
  const own: string[] = []
  page.on('request', (request) => void own.push(request.url()))
  await beginPayment(page)
  await chooseStripe(page)
  await expect(saveBox(page)).toBeHidden()
  expect(own.filter((url) => url.includes('stripe-session'))).toEqual([])
  expect(asked.filter((url) => url.includes('customer_session'))).toEqual([])
})

test('a customer pays with a new card when the saved ones cannot be read', async ({
  context,
  page,
  complaints,
}) => {
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
})
