import { expect, type Locator, type Page } from '../support/test.ts'
import { heading } from './open.ts'

const topOf = async (element: Locator) => await element.evaluate((one) => one.getBoundingClientRect().top)

/** What leads from a card to its product. */
export const link = (card: Locator) => card.getByRole('heading').getByRole('link')

/** Scrolls so that a card stands in the middle of the window, and opens it as a pointer does. */
export async function openCard(page: Page, card: Locator): Promise<number> {
  await card.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const top = await topOf(card)
  const name = await link(card).innerText()
  await link(card).click()
  await expect(page).toHaveURL(/\/product\//)
  // Until the product is there, the list is still shown.
  await expect(heading(page)).toHaveText(name)
  return top
}

/** The card stands as far below the top of the window as it did. */
export async function expectSamePlace(card: Locator, top: number): Promise<void> {
  await expect(async () => expect(Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(2)).toPass({
    timeout: 20_000,
  })
}
