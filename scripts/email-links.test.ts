import { expect, it } from 'vitest'
import { shopLinks } from '../apps/backend/src/lib/email/shop-links.ts'
import { matchPage } from '../apps/web/src/config/match-page.ts'
import { parsePath } from '../apps/web/src/config/match-path.ts'

const links = shopLinks({ STORE_URL: 'https://shop.test' })

/** The name of the shop's page at a link. */
const pageOf = (link: string): string | undefined => matchPage(parsePath(new URL(link).pathname))?.name

it('the links of the emails lead to pages of the shop', () => {
  expect({
    resetPassword: pageOf(links.resetPassword('token')),
    verifyAddress: pageOf(links.verifyAddress('token')),
    acceptTransfer: pageOf(links.acceptTransfer('order_1', 'token')),
    order: pageOf(links.order('order_1')),
    signIn: pageOf(links.signIn),
    account: pageOf(links.account),
    cart: pageOf(links.cart),
    guestOrder: pageOf(links.guestOrder('order_1', 'access')),
    confirmEmail: pageOf(links.confirmEmail('token')),
    forgotPassword: pageOf(links.forgotPassword),
    contact: pageOf(links.contact),
    confirmNewsletter: pageOf(links.confirmNewsletter('token')),
    leaveNewsletter: pageOf(links.leaveNewsletter('token')),
    leaveBackInStock: pageOf(links.leaveBackInStock('token')),
    leaveReviewRequests: pageOf(links.leaveReviewRequests('token')),
    writeReview: pageOf(links.writeReview('linen-shirt')),
    product: pageOf(links.product('linen-shirt', 'variant_1')),
  }).toEqual({
    resetPassword: 'resetPassword',
    verifyAddress: 'verifyAddress',
    acceptTransfer: 'orderTransfer',
    order: 'order',
    signIn: 'login',
    account: 'account',
    cart: 'cart',
    guestOrder: 'placedOrder',
    confirmEmail: 'confirmEmail',
    forgotPassword: 'forgotPassword',
    contact: 'contact',
    confirmNewsletter: 'confirmNewsletter',
    leaveNewsletter: 'leaveNewsletter',
    leaveBackInStock: 'leaveBackInStock',
    leaveReviewRequests: 'leaveReviewRequests',
    writeReview: 'product',
    product: 'product',
  })
})
