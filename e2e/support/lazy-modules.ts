import { pages } from '../../apps/web/src/pages/index.ts'
import * as cart from '../screens/cart.ts'
import { fillAddress } from '../screens/checkout.ts'
import { keepPaymentStep } from '../screens/payment.ts'
import { makeCart } from './carts.ts'
import { hydrated } from './hydration.ts'
import type { Page } from './test.ts'

/** How a file can be missing: deleted by a new release, or the shop's server is unreachable. */
export type Loss = 'gone' | 'offline'

/** Where a lazily loaded module is first used. */
export interface Wanted {
  /** A module below `apps/web/src`. */
  readonly module: string
  readonly loss: Loss
  readonly place: string
  /** Sets up the browser like an earlier visit. */
  readonly before?: (page: Page) => Promise<unknown>
  /** The shopper's action on the loaded page. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Why no error is shown when it is missing. */
  readonly quiet?: string
}

const withCart = async (on: Page) => cart.leaveCart(on, await makeCart({ handle: 'field-watch' }))

async function toDelivery(on: Page): Promise<void> {
  await fillAddress(on)
  await on
    .getByRole('main')
    .getByRole('button', { name: /^Continue to (?:Shipping|Delivery)$/ })
    .click()
}

async function useThePage(on: Page): Promise<void> {
  await hydrated(on)
  await on.keyboard.press('Tab')
}

async function chooseTestCard(on: Page): Promise<void> {
  await on.getByRole('radio', { name: 'Test card' }).check()
}

const screenOf = ({ screen }: (typeof pages)[keyof typeof pages]): string => `${screen}.tsx`

/**
 * One module for each way in which the shop loads code, without the drawer and the search dialog, whose tests do more. That every
 * import goes one of these ways is checked by scripts/quality/guarded-imports.test.ts.
 */
export const lazyModules: Readonly<Record<string, Wanted>> = {
  'a page': { module: screenOf(pages.category), loss: 'gone', place: '/category/women' },
  'a page of the live shop': {
    module: screenOf(pages.orderLookup),
    loss: 'offline',
    place: pages.orderLookup.path,
  },
  'a part of a page': {
    module: 'features/promo-code/promo-code.tsx',
    loss: 'gone',
    place: '/cart',
    before: withCart,
  },
  'a part that the shopper goes on to': {
    module: 'features/checkout/lazy-steps.ts',
    loss: 'offline',
    place: '/checkout',
    before: withCart,
    act: toDelivery,
  },
  'the form of a payment provider': {
    module: 'features/checkout/payments/test-provider/test-payment-form.tsx',
    loss: 'gone',
    place: '/checkout?step=payment',
    before: async (on) => await keepPaymentStep(on),
    act: chooseTestCard,
  },
  'a store': { module: 'services/create-cart.ts', loss: 'offline', place: '/cart', before: withCart },
  'the adapters of the preset': { module: 'services/presets/live.ts', loss: 'gone', place: '/wishlist' },
  'a part that has a plain substitute': {
    module: 'ui/toast/toaster.tsx',
    loss: 'offline',
    place: '/about',
    act: useThePage,
    quiet: 'A plain toast is shown instead.',
  },
}
