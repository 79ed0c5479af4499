import * as cart from '../screens/cart.ts'
import { heading, paths } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { hydrated, quiet } from '../support/hydration.ts'
import { settled, watchShifts } from '../support/layout.ts'
import { expect, narrow, test, wide } from '../support/test.ts'

const places = [paths.home, paths.category('women'), paths.product('linen-shirt'), paths.cart] as const

for (const [width, viewport] of [
  ['wide', wide],
  ['narrow', narrow],
] as const)
  for (const place of places)
    test(`nothing moves when the cart, the saved products and the theme of a visitor come to the ${width} page ${place}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await cart.leaveCart(
        page,
        await makeCart({ handle: 'block-print-kurti-set', quantity: 3 }, { handle: 'field-watch' }),
      )
      await page.addInitScript(() => {
        localStorage.setItem('umber-ecru.theme', 'dark')
        localStorage.setItem(
          'umber-ecru.wishlist',
          JSON.stringify([{ slug: 'linen-shirt', name: 'Linen Shirt' }]),
        )
      })
      const expectNoShift = await watchShifts(page)
      await page.goto(place)
      await expect(heading(page)).toBeVisible()
      await hydrated(page)
      await cart.expectCount(page, 4)
      await quiet(page)
      await settled(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(22, 19, 16)',
      )
      await expectNoShift()
    })
