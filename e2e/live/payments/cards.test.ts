import { expectPlaced, placeOrderButton } from '../../screens/checkout.ts'
import { alertOf, beginPayment, booksOf, cardFrame, cards, fillCard, payWith } from '../../screens/payment.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { environment } from '../../support/environment.ts'
import { expect, test } from '../../support/test.ts'

const digits = (card: string) => card.replaceAll(' ', '')

test(
  '[CHK-13] [F-77] a card pays for an order, and the shop never sees its number',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      const isProviders = request.url().includes('/test-payments/')
      seen.push(request.url(), isProviders ? '' : (request.postData() ?? ''))
    })
    const begun = await beginPayment(page)
    await fillCard(page, cards.pays)
    await expectNoAccessibilityFaults(page, 'the payment step with the card frame')
    await (await placeOrderButton(page)).click()
    await expectPlaced(page)
    await expect(page.getByRole('main').getByText('Test card')).toBeVisible()
    const { payments, charges, held, orders } = await booksOf(begun)
    expect({ payments: payments.length, charges, orders }).toEqual({
      payments: 1,
      charges: 1,
      orders: [held],
    })

    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    const everything = [...seen, kept, page.url()].join('\n')
    for (const number of [cards.pays, digits(cards.pays)]) expect(everything).not.toContain(number)
    expect(everything).not.toContain('client_secret')
  },
)

test(
  '[F-58] each decline says why and keeps everything; another card pays the same session',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const begun = await beginPayment(page)
    for (const [card, reason] of [
      [cards.withoutMoney, 'not enough money'],
      [cards.expired, 'has expired'],
      [cards.wrongCode, 'security code is not right'],
      [cards.declined, 'The payment was declined'],
    ] as const) {
      await payWith(page, card)
      await expect(alertOf(page)).toContainText(reason, { timeout: 20_000 })
      await expect(page.getByRole('main').getByRole('radio', { name: 'Test card' })).toBeChecked()
      expect((await booksOf(begun)).charges).toBe(0)
    }
    await payWith(page, cards.capturedAtOnce)
    await expectPlaced(page)
    const { payments, charges, held, orders } = await booksOf(begun)
    expect({ payments: payments.length, charges, orders }).toEqual({
      payments: 1,
      charges: 1,
      orders: [held],
    })
    expect(payments[0]?.captured).toBe(held)
  },
)

test(
  '[F-71] an incomplete card is pointed at in its frame, and nothing is sent',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await beginPayment(page)
    await fillCard(page, '4242')
    await (await placeOrderButton(page)).click()
    await expect(cardFrame(page).getByLabel('Card number')).toBeFocused()
    await expect(cardFrame(page).getByText('Enter a card number.')).toBeVisible()
    expect((await booksOf(begun)).payments).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    const policy = (await page.request.get('/')).headers()['content-security-policy']
    expect(policy).toContain(`frame-src 'self' ${new URL(environment().backendUrl).origin}`)
  },
)

for (const [card, words] of [
  [cards.pays, '₹154.99 reserved, not charged yet'],
  [cards.capturedAtOnce, '₹154.99 charged'],
] as const)
  test(
    `a guest finds on the order what has become of the money: ${words}`,
    { tag: '@medusa' },
    async ({ page }) => {
      const main = page.getByRole('main')
      await beginPayment(page)
      await payWith(page, card)
      await expectPlaced(page)
      // Right after the purchase, the order opens without being looked up.
      await main.getByRole('link', { name: 'View Order' }).click()
      await expect(main).toContainText(words)
    },
  )
