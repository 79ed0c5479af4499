import { expect, type Locator, type Page } from '../support/test.ts'
import { heading } from './open.ts'

const topOf = async (element: Locator) => await element.evaluate((one) => one.getBoundingClientRect().top)

/** The link from a card to its product. */
export const link = (card: Locator) => card.getByRole('heading').getByRole('link')

/** The product's name on a card, which may be too far down to have a layout. */
export const nameOf = async (card: Locator) => (await link(card).textContent()) ?? ''

/** Scrolls a card to the middle of the viewport and clicks it. Returns its offset from the top, in pixels. */
export async function openCard(page: Page, card: Locator): Promise<number> {
  await card.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const top = await topOf(card)
  const name = await nameOf(card)
  await link(card).click()
  await expect(page).toHaveURL(/\/product\//)
  // The list stays visible until the product is loaded.
  await expect(heading(page)).toHaveText(name)
  return top
}

/** The card has the same offset from the top of the viewport as before. */
export async function expectSamePlace(card: Locator, top: number): Promise<void> {
  await expect(async () => expect(Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(2)).toPass({
    timeout: 20_000,
  })
}
