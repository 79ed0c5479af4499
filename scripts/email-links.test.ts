import { expect, it } from 'vitest'
import { shopLinks } from '../apps/backend/src/lib/email/shop-links.ts'
import { matchPath, parsePath } from '../apps/web/src/config/match-path.ts'
import { livePages, matchPage } from '../apps/web/src/config/paths.ts'

const links = shopLinks({ STORE_URL: 'https://shop.test' })

/** The name of the shop's page at a link. */
function pageOf(link: string): string | undefined {
  const path = parsePath(new URL(link).pathname)
  const live = Object.entries(livePages).find(([, { pattern }]) => matchPath(pattern, path) !== undefined)
  return live?.[0] ?? matchPage(path)?.name
}

it('the links of the emails lead to pages of the shop', () => {
  expect({
    resetPassword: pageOf(links.resetPassword('token')),
    verifyAddress: pageOf(links.verifyAddress('token')),
    acceptTransfer: pageOf(links.acceptTransfer('order_1', 'token')),
    order: pageOf(links.order('order_1')),
    signIn: pageOf(links.signIn),
    guestOrder: pageOf(links.guestOrder('order_1', 'access')),
  }).toEqual({
    resetPassword: 'resetPassword',
    verifyAddress: 'verifyAddress',
    acceptTransfer: 'orderTransfer',
    order: 'order',
    signIn: 'login',
    guestOrder: 'placedOrder',
  })
})
