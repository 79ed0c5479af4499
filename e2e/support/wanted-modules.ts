import * as cart from '../screens/cart.ts'
import { fillAddress } from '../screens/checkout.ts'
import { callBackend } from './backend.ts'
import { makeCart } from './carts.ts'
import { signIn } from './customers.ts'
import { newCustomer, signInAs } from './live-customer.ts'
import { expect, narrow, type Page } from './test.ts'

/** Where a part of the shop's code is first wanted. */
export interface Wanted {
  readonly place: string
  readonly preset?: 'live'
  /** What an earlier visit has left in the browser. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What the shopper does when the page is there. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Why nobody has to be told when it is missing. */
  readonly quiet?: string
}

const page = (place: string): Wanted => ({ place })
const live = (place: string): Wanted => ({ place, preset: 'live' })

const withCart = async (on: Page) => cart.leaveCart(on, await makeCart({ handle: 'field-watch' }))
const bannerButton = (name: string) => async (on: Page) =>
  await on.getByRole('banner').getByRole('button', { name, exact: true }).click()
const onPhone = (act: (on: Page) => Promise<unknown>) => async (on: Page) => {
  await on.setViewportSize(narrow)
  await act(on)
}
const customer = async (on: Page) => await signInAs(on, await newCustomer())
const tab = (name: string): Wanted => ({ place: `/account?tab=${name}`, before: signIn })

const summary = { slug: 'linen-shirt', name: 'Linen Shirt' }

/** A visitor who has saved a shirt, of which there are several. */
const withSaved = async (on: Page) =>
  await on.addInitScript(
    (kept) => localStorage.setItem('umber-ecru.wishlist', kept),
    JSON.stringify([summary]),
  )

/** A customer whose list became too long when it was brought together. */
async function withLeftOut(on: Page): Promise<void> {
  const person = await newCustomer()
  await signInAs(on, person)
  const { customer: known } = await callBackend<{ customer: { id: string } }>(
    'GET',
    '/store/customers/me',
    undefined,
    person.token,
  )
  await on.addInitScript(
    (kept) => localStorage.setItem('umber-ecru.wishlist-left-out', kept),
    JSON.stringify({ customerId: known.id, items: [summary] }),
  )
}

const web = 'src'
const core = '../../packages/storefront-core/src'
const sample = '../../packages/sample-store/src'

/** Every module that the build fetches when it is wanted. Pages come first: what others share with them is looked for there. */
export const wantedModules: Readonly<Record<string, Wanted>> = {
  [`${web}/pages/home.tsx`]: page('/'),
  [`${web}/pages/category.tsx`]: page('/category/women'),
  [`${web}/pages/product.tsx`]: page('/product/linen-shirt'),
  [`${web}/pages/cart.tsx`]: page('/cart'),
  [`${web}/pages/search.tsx`]: page('/search?q=shirt'),
  [`${web}/pages/wishlist.tsx`]: page('/wishlist'),
  [`${web}/pages/login.tsx`]: page('/login'),
  [`${web}/pages/signup.tsx`]: page('/signup'),
  [`${web}/pages/forgot-password.tsx`]: page('/forgot-password'),
  [`${web}/pages/about.tsx`]: page('/about'),
  [`${web}/pages/contact.tsx`]: page('/contact'),
  [`${web}/pages/help.tsx`]: page('/help'),
  [`${web}/pages/shipping-policy.tsx`]: page('/shipping-policy'),
  [`${web}/pages/legal.tsx`]: page('/terms'),
  [`${web}/pages/faq.tsx`]: page('/faq'),
  [`${web}/pages/not-found.tsx`]: page('/no-such-page'),
  [`${web}/pages/account.tsx`]: page('/account'),
  [`${web}/pages/orders.tsx`]: page('/account/orders'),
  [`${web}/pages/checkout.tsx`]: page('/checkout'),
  [`${web}/pages/beyond.tsx`]: live('/no-such-page'),
  [`${web}/pages/reset-password.tsx`]: live('/reset-password'),
  [`${web}/pages/verify-address.tsx`]: live('/verify-address'),
  [`${web}/pages/placed-order.tsx`]: live('/order/order_01'),
  [`${web}/pages/order.tsx`]: live('/account/orders/order_01'),
  [`${web}/pages/invoice.tsx`]: live('/account/orders/order_01/invoice'),
  [`${web}/pages/return.tsx`]: live('/account/orders/order_01/return'),
  [`${web}/pages/order-lookup.tsx`]: live('/order-lookup'),
  [`${web}/pages/order-transfer.tsx`]: live('/order-transfer'),

  [`${web}/features/newsletter/newsletter-block.tsx`]: page('/'),
  [`${web}/features/newsletter/newsletter-form.tsx`]: page('/about'),
  [`${web}/features/shell/theme-switch.tsx`]: page('/about'),
  [`${web}/ui/patterns/range-slider.tsx`]: page('/category/women'),
  [`${web}/ui/patterns/sheet-panel.tsx`]: {
    place: '/about',
    act: async (on) => await cart.cartButton(on).click(),
  },
  [`${web}/features/cart/cart-drawer.tsx`]: {
    place: '/about',
    act: async (on) => await cart.cartButton(on).click(),
  },
  [`${web}/features/search/search-dialog.tsx`]: { place: '/about', act: bannerButton('Search') },
  [`${web}/features/shell/category-panel.tsx`]: {
    place: '/about',
    act: bannerButton('Show Women categories'),
  },
  [`${web}/features/shell/mobile-menu-content.tsx`]: { place: '/about', act: onPhone(bannerButton('Menu')) },
  [`${web}/features/account/account-links.tsx`]: { place: '/about', act: onPhone(bannerButton('Menu')) },
  [`${web}/features/catalogue/lists/paged-lists.tsx`]: live('/category/women'),
  [`${web}/features/catalogue/lists/pagination.tsx`]: live('/category/all?page=2'),
  [`${web}/features/cart/promo-code.tsx`]: { ...page('/cart'), before: withCart },
  [`${web}/features/checkout/later-steps.ts`]: {
    place: '/checkout',
    async before(on) {
      await withCart(on)
      // Each visit begins with the address.
      await on.addInitScript(() => sessionStorage.removeItem('umber-ecru.checkout'))
    },
    async act(on) {
      const form = on.getByRole('main').getByRole('button', { name: 'Continue to Shipping' })
      await expect(form.or(on.getByRole('button', { name: 'Reload' }))).toBeVisible()
      // What the first step shares with the others may be what is missing.
      if (!(await form.isVisible())) return
      await fillAddress(on)
      await on.getByRole('main').getByRole('button', { name: 'Continue to Shipping' }).click()
    },
  },
  [`${web}/features/account/tabs/profile-tab.tsx`]: tab('profile'),
  [`${web}/features/account/tabs/address-verification.tsx`]: {
    ...live('/account?tab=profile'),
    before: customer,
  },
  [`${web}/features/account/tabs/orders-tab.tsx`]: tab('orders'),
  [`${web}/features/account/tabs/address-tab.tsx`]: tab('address'),
  [`${web}/features/account/tabs/pay-tab.tsx`]: tab('pay'),
  [`${web}/features/account/tabs/rewards-tab.tsx`]: tab('rewards'),
  [`${web}/features/account/tabs/offers-tab.tsx`]: tab('offers'),
  [`${web}/features/account/tabs/alerts-tab.tsx`]: tab('alerts'),
  [`${web}/features/wishlist/variant-dialog.tsx`]: {
    ...live('/wishlist'),
    before: withSaved,
    act: async (on) =>
      await on.getByRole('main').getByRole('button', { name: 'Move to Cart: Linen Shirt' }).click(),
  },
  [`${web}/features/wishlist/left-out-notice.tsx`]: { ...live('/wishlist'), before: withLeftOut },

  [`${web}/app/compose-cart.ts`]: page('/cart'),
  [`${web}/app/move-to-region.ts`]: {
    ...page('/cart'),
    quiet: 'A cart of another region stays there, as it was; the next look at it tries again.',
  },
  [`${web}/app/compose-auth.ts`]: { ...page('/account'), before: signIn },
  [`${core}/wishlist/index.ts`]: page('/wishlist'),
  [`${web}/app/presets/showcase.ts`]: page('/wishlist'),
  [`${web}/app/presets/showcase-shop.ts`]: page('/wishlist'),
  [`${web}/app/presets/showcase-account.ts`]: tab('address'),
  [`${web}/app/presets/showcase-desk.ts`]: { ...page('/checkout'), before: withCart },
  [`${web}/app/presets/live.ts`]: live('/wishlist'),
  [`${web}/app/presets/live-shop.ts`]: live('/wishlist'),
  [`${web}/app/presets/live-account.ts`]: { ...live('/account?tab=address'), before: customer },
  [`${web}/app/presets/live-desk.ts`]: { ...live('/checkout'), before: withCart },
  [`${sample}/live/index.ts`]: live('/faq'),
  [`${web}/features/reading/terms-in-words.ts`]: live('/faq'),

  quiet: {
    ...page('/about'),
    quiet: 'It says what the network does, and repeats the names of icons; the page goes on without.',
  },
  wishlist: { ...page('/wishlist'), quiet: 'Words of a page, which come with the page.' },
  [`${web}/ui/toast/toaster.tsx`]: { ...page('/about'), quiet: 'What it would say is said plainly.' },
  'toast-over-reload': {
    ...page('/about'),
    before: async (on) =>
      await on.addInitScript(() => sessionStorage.setItem('umber.toast', '["Logged out","" ]')),
    quiet: 'It confirms a sign-out that can be seen.',
  },
  [`${web}/adapters/page-holds.ts`]: {
    ...page('/help#returns'),
    quiet: 'It keeps a place on the page, which is a scroll away.',
  },
}
