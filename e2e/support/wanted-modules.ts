import * as cart from '../screens/cart.ts'
import { fillAddress } from '../screens/checkout.ts'
import { keepPaymentStep } from '../screens/payment.ts'
import { expressAlert, expressArea, haveWallets, walletButton } from '../screens/wallet.ts'
import { callBackend } from './backend.ts'
import { makeCart } from './carts.ts'
import { signIn } from './customers.ts'
import { hydrated } from './hydration.ts'
import { newCustomer, signInAs } from './live-customer.ts'
import { hasStripeImitation, routeStripe } from './stripe.ts'
import { expect, narrow, type Page } from './test.ts'

/** Where a lazily loaded module is first used. */
export interface Wanted {
  readonly place: string
  readonly preset?: 'live'
  /** Sets up the browser like an earlier visit. */
  readonly before?: (page: Page) => Promise<unknown>
  /** The shopper's action on the loaded page. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Why no error is shown when it is missing. */
  readonly quiet?: string
}

const page = (place: string): Wanted => ({ place })
const live = (place: string): Wanted => ({ place, preset: 'live' })

const withCart = async (on: Page) => cart.leaveCart(on, await makeCart({ handle: 'field-watch' }))
/** A cart that was created in another region. */
async function withCartOfAnotherRegion(on: Page): Promise<void> {
  await withCart(on)
  await on.context().route(/\/store\/carts\/cart_\w+(?:\?|$)/, async (route) => {
    const answer = await route.fetch()
    const { cart: read } = (await answer.json()) as { cart: object }
    await route.fulfill({ response: answer, json: { cart: { ...read, region_id: 'reg_elsewhere' } } })
  })
}

const bannerButton = (name: string) => async (on: Page) =>
  await on.getByRole('banner').getByRole('button', { name, exact: true }).click()
/** A page from the server brings its text, so the shopper comes from another one. */
async function openFaq(on: Page): Promise<void> {
  await hydrated(on)
  await on.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
}

const onPhone = (act: (on: Page) => Promise<unknown>) => async (on: Page) => {
  await on.setViewportSize(narrow)
  await act(on)
}
const customer = async (on: Page) => await signInAs(on, await newCustomer())
/** A page from the server has its list; another order of it is the browser's. */
const sortList = async (on: Page) =>
  await on.getByRole('main').getByRole('combobox').first().selectOption({ index: 2 })
const tab = (name: string): Wanted => ({ place: `/account?tab=${name}`, before: signIn })

const summary = { slug: 'linen-shirt', name: 'Linen Shirt' }

/** A visitor with a saved shirt that has several variants. */
const withSaved = async (on: Page) =>
  await on.addInitScript(
    (kept) => localStorage.setItem('umber-ecru.wishlist', kept),
    JSON.stringify([summary]),
  )

/** A customer whose wishlist was too long after a merge. */
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

/** Text that stands in a form before the page's script runs. */
const typeEarly = async (on: Page) =>
  await on.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('main input')
      if (field !== null) field.value = 'asha@example.com'
    })
  })

/** A visit that ended while the ways of delivery were read leaves the next one at their step. */
async function chooseProvider(on: Page, name: string): Promise<void> {
  const choice = on.getByRole('radio', { name })
  const next = on.getByRole('button', { name: 'Continue to Payment' })
  await expect(choice.or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await choice.check()
}

const web = 'src'

/** Every lazily loaded module of the build. Pages come first, so shared chunks are tested there. */
export const wantedModules: Readonly<Record<string, Wanted>> = {
  [`${web}/features/home/home-screen.tsx`]: page('/'),
  [`${web}/features/product-list/category-screen.tsx`]: page('/category/women'),
  product: page('/product/linen-shirt'),
  [`${web}/features/cart/cart-screen.tsx`]: page('/cart'),
  [`${web}/features/search/search-screen.tsx`]: page('/search?q=shirt'),
  [`${web}/features/wishlist/wishlist-screen.tsx`]: page('/wishlist'),
  [`${web}/features/auth/login-screen.tsx`]: page('/login'),
  [`${web}/features/auth/signup-screen.tsx`]: page('/signup'),
  [`${web}/features/auth/forgot-password-screen.tsx`]: page('/forgot-password'),
  [`${web}/features/content/about-screen.tsx`]: page('/about'),
  [`${web}/features/content/contact/contact-screen.tsx`]: page('/contact'),
  [`${web}/features/content/help/help-screen.tsx`]: page('/help'),
  [`${web}/features/content/shipping-policy-screen.tsx`]: page('/shipping-policy'),
  [`${web}/features/content/legal-screens.tsx`]: page('/terms'),
  [`${web}/features/content/faq-screen.tsx`]: page('/faq'),
  [`${web}/features/layout/not-found-screen.tsx`]: page('/no-such-page'),
  [`${web}/features/account/account-screen.tsx`]: page('/account'),
  [`${web}/features/orders/order-history-screen.tsx`]: page('/account/orders'),
  [`${web}/features/checkout/checkout-screen.tsx`]: page('/checkout'),
  [`${web}/app/live-routes.tsx`]: live('/no-such-page'),
  [`${web}/features/auth/reset-password-screen.tsx`]: live('/reset-password'),
  [`${web}/features/auth/verify-address-screen.tsx`]: live('/verify-address'),
  [`${web}/features/checkout/return-screen.tsx`]: live('/checkout/return'),
  [`${web}/app/placed-order-page.tsx`]: live('/order/order_01'),
  [`${web}/features/orders/order-details-screen.tsx`]: live('/account/orders/order_01'),
  [`${web}/features/orders/invoice-screen.tsx`]: live('/account/orders/order_01/invoice'),
  [`${web}/features/orders/return-screen.tsx`]: live('/account/orders/order_01/return'),
  [`${web}/features/orders/order-lookup-screen.tsx`]: live('/order-lookup'),
  [`${web}/features/orders/order-transfer-screen.tsx`]: live('/order-transfer'),

  footer: page('/about'),
  [`${web}/ui/patterns/range-slider.tsx`]: page('/category/women'),
  [`${web}/app/prefetch-page.ts`]: {
    ...page('/category/women'),
    // A page from the server has its data; a link that is pointed at has not.
    act: async (on) => await on.getByRole('banner').getByRole('link', { name: 'Wishlist' }).hover(),
    quiet: 'It starts the requests of a list earlier; the list sends them itself.',
  },
  [`${web}/ui/patterns/sheet-panel.tsx`]: {
    place: '/about',
    act: async (on) => await cart.cartButton(on).click(),
  },
  [`${web}/features/cart/cart-drawer.tsx`]: {
    place: '/about',
    act: async (on) => await cart.cartButton(on).click(),
  },
  [`${web}/features/search/search-dialog.tsx`]: { place: '/about', act: bannerButton('Search') },
  [`${web}/features/layout/category-panel.tsx`]: {
    place: '/about',
    act: bannerButton('Show Women categories'),
  },
  [`${web}/features/layout/mobile-menu-content.tsx`]: { place: '/about', act: onPhone(bannerButton('Menu')) },
  [`${web}/features/account/account-links.tsx`]: { place: '/about', act: onPhone(bannerButton('Menu')) },
  [`${web}/ui/patterns/page-links.tsx`]: live('/category/all?page=2'),
  [`${web}/features/promo-code/promo-code.tsx`]: { ...page('/cart'), before: withCart },
  [`${web}/features/checkout/lazy-steps.ts`]: {
    place: '/checkout',
    async before(on) {
      await withCart(on)
      // Each visit starts at the address step.
      await on.addInitScript(() => sessionStorage.removeItem('umber-ecru.checkout'))
    },
    async act(on) {
      const form = on.getByRole('main').getByRole('button', { name: 'Continue to Shipping' })
      await expect(form.or(on.getByRole('button', { name: 'Reload' }))).toBeVisible()
      // The missing chunk may be shared with the first step.
      if (!(await form.isVisible())) return
      await fillAddress(on)
      await on.getByRole('main').getByRole('button', { name: 'Continue to Shipping' }).click()
    },
  },
  [`${web}/features/checkout/payments/test-provider/test-payment-form.tsx`]: {
    place: '/checkout?step=payment',
    preset: 'live',
    before: async (on) => await keepPaymentStep(on),
    act: async (on) => await chooseProvider(on, 'Test card'),
  },
  [`${web}/features/checkout/payments/stripe/stripe-payment-form.tsx`]: {
    place: '/checkout?step=payment',
    preset: 'live',
    before: async (on) => await keepPaymentStep(on),
    act: async (on) => await chooseProvider(on, 'Card, wallet or bank'),
  },
  [`${web}/features/checkout/payments/razorpay/razorpay-payment-form.tsx`]: {
    place: '/checkout?step=payment',
    preset: 'live',
    before: async (on) => await keepPaymentStep(on),
    act: async (on) => await chooseProvider(on, 'Razorpay'),
  },
  'express-checkout': {
    ...live('/cart'),
    before: withCart,
    quiet: 'The checkout takes the same wallets.',
  },
  [`${web}/features/checkout/payments/express-checkout/express-buttons.tsx`]: {
    ...live('/cart'),
    before: withCart,
    quiet: 'The checkout takes the same wallets.',
  },
  [`${web}/features/checkout/payments/express-checkout/express-session.ts`]: {
    ...live('/cart'),
    async before(on) {
      if (hasStripeImitation()) await routeStripe(on.context())
      await haveWallets(on, 'apple_pay')
      await withCart(on)
    },
    async act(on) {
      await expressArea(on).scrollIntoViewIfNeeded()
      await walletButton(on).click()
      await expect(expressAlert(on)).toBeVisible()
    },
    quiet: 'The wallet’s area says that it could not be opened, and the checkout takes the same wallets.',
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
  [`${web}/features/wishlist/unavailable-products.tsx`]: { ...live('/wishlist'), before: withLeftOut },

  backend: page('/cart'),
  stores: page('/cart'),
  [`${web}/services/move-cart-to-region.ts`]: {
    ...page('/cart'),
    before: withCartOfAnotherRegion,
    quiet: 'A cart of another region stays unchanged; the next read tries again.',
  },
  [`${web}/services/create-auth.ts`]: { ...page('/account'), before: signIn },
  showcase: page('/wishlist'),
  [`${web}/services/presets/showcase-listing.ts`]: { ...page('/category/women'), act: sortList },
  [`${web}/services/presets/showcase-account.ts`]: tab('address'),
  [`${web}/services/presets/showcase-checkout.ts`]: { ...page('/checkout'), before: withCart },
  live: live('/wishlist'),
  [`${web}/services/presets/live-listing.ts`]: { ...live('/category/women'), act: sortList },
  [`${web}/services/presets/live-account.ts`]: { ...live('/account?tab=address'), before: customer },
  [`${web}/services/presets/live-checkout.ts`]: { ...live('/checkout'), before: withCart },
  [`${web}/content/live-pages.ts`]: { ...live('/about'), act: openFaq },
  [`${web}/copy/terms-in-words.ts`]: { ...live('/about'), act: openFaq },

  quiet: {
    ...page('/about'),
    quiet: 'It shows the network status and tooltips; the page works without.',
  },
  [`${web}/browser/early-input.ts`]: {
    ...page('/login'),
    before: typeEarly,
    quiet: 'It repeats what was typed before the script was there; the form works without.',
  },
  [`${web}/browser/start-reporter.ts`]: {
    ...page('/about'),
    quiet: 'It tells the server how fast the page was; the shopper sees nothing of it.',
  },
  [`${web}/copy/wishlist.ts`]: { ...page('/wishlist'), quiet: 'Texts of a page, which load with the page.' },
  [`${web}/ui/toast/toaster.tsx`]: { ...page('/about'), quiet: 'A plain toast is shown instead.' },
  'toast-queue': {
    ...page('/about'),
    before: async (on) =>
      await on.addInitScript(() => sessionStorage.setItem('umber-ecru.toast', '["Logged out","" ]')),
    quiet: 'It confirms a sign-out that can be seen.',
  },
  [`${web}/router/scroll-tasks.ts`]: {
    ...page('/help#returns'),
    quiet: 'It restores the scroll position only.',
  },
}
