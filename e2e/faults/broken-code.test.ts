import * as cart from '../screens/cart.ts'
import { heading, load, paths } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, test } from '../support/test.ts'

const cartPage = /\/assets\/cart-screen-[^/]+\.js$/

/** A module with the same exports, each of which throws. Export names are minified, so they are read from the built code. */
function brokenModule(code: string): string {
  const exported = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))
  const names = exported.map((one) =>
    one
      .trim()
      .split(/\s+as\s+/)
      .at(-1),
  )
  const broken = "const broken = () => { throw new Error('broken on purpose') }; broken.CartScreen = broken"
  return [broken, ...names.map((name) => `export { broken as ${name} }`)].join('\n')
}

test(
  "[ROUTE-07] [F-118] a page that throws: 'Unexpected Application Error!', while header and cart go on",
  { tag: '@smoke' },
  async ({ page, complaints }) => {
    complaints.expect('broken on purpose')
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await page.route(cartPage, async (route) => {
      await route.fulfill({
        contentType: 'text/javascript',
        body: brokenModule(await (await route.fetch()).text()),
      })
    })
    await load(page, paths.home)
    await cart.openDrawer(page)
    await cart.drawer(page).getByRole('link', { name: 'View cart' }).click()
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
    await expect(page).toHaveURL('/cart')
    await cart.expectCount(page, 1)
    await cart.openDrawer(page)
    await expect(cart.drawerLine(page, 'Field Watch')).toBeVisible()
    await page.goBack()
    await expect(cart.drawer(page)).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click()
    await expect(heading(page)).toHaveText('Women')
  },
)

test('[F-116] code missing after a release reloads the page once, then shows an error', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests, 'dynamically imported module')
  const id = await makeCart({ handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await load(page, paths.home)
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await page.route(cartPage, async (route) => await route.fulfill({ status: 404, body: 'Not found' }))
  await cart.openDrawer(page)
  await cart.drawer(page).getByRole('link', { name: 'View cart' }).click()
  await expect.poll(() => documents, { message: 'reloads' }).toBe(1)
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  expect(documents).toBe(1)
  expect(await cart.storedCartId(page)).toBe(id)
  await cart.expectCount(page, 1)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})
