import { cards } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import { expectSamePlace, nameOf, openCard } from '../screens/list-position.ts'
import { expect, test } from '../support/test.ts'

test('[HOME-03] [ROUTE-06] Back and a reload find the list of the home page as long as it was', async ({
  page,
}) => {
  await load(page, paths.home)
  const featured = page.getByRole('list', { name: 'Featured Products' })
  const more = page.getByRole('button', { name: 'Load More' })
  for (let length = 8; length < 32; length += 4) {
    await expect(cards(featured)).toHaveCount(length)
    await more.click()
  }
  await expect(cards(featured)).toHaveCount(32)
  const name = await nameOf(cards(featured).nth(29))
  const card = cards(featured).filter({ has: page.getByRole('heading', { name, exact: true }) })
  const top = await openCard(page, card)
  await page.goBack()
  await expectSamePlace(card, top)
  await page.reload()
  await expectSamePlace(card, top)
  await expect(cards(featured)).toHaveCount(32)
})
