import { hasStartedPayment, type RegionCountry } from '@umber/storefront-core/checkout'
import { createExpressCheckout, expressStorage, type ExpressCheckout } from '@umber/storefront-core/payments'
import { cartCopy } from '../../../../copy/cart.ts'
import { importWithReload } from '../../../../browser/import-with-reload.ts'
import type { Services } from '../../../../services/services-context.ts'

export interface ExpressSession {
  readonly express: ExpressCheckout
  readonly close: () => void
}

/**
 * A checkout for one visit of a wallet. Undefined while a payment of the checkout's page is under way: it has to end first. Rejects
 * when the code or the gateway cannot be loaded, or when the wallet is closed.
 */
export async function openExpressSession(
  services: Services,
  countries: readonly RegionCountry[],
  signal: AbortSignal,
): Promise<ExpressSession | undefined> {
  const { tabStorage } = services
  if (hasStartedPayment(tabStorage)) return undefined
  const { openCheckout } = await importWithReload(() => import('../../checkout-screen.tsx'))
  const { store } = await openCheckout({ ...services, tabStorage: expressStorage(tabStorage) }, signal)
  const { discount, shipping, tax } = cartCopy
  return {
    express: createExpressCheckout({
      checkout: store,
      countries,
      words: { discount, shipping, tax },
    }),
    close: () => store.close(),
  }
}
