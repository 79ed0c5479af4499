import type { AccountPorts, LoyaltyPorts } from '@umber/storefront-core/account'
import type { CheckoutGateway } from '@umber/storefront-core/checkout'
import type { ShopPorts } from '@umber/storefront-core/shop'
import {
  createShowcaseAccountPorts,
  type ShowcaseAccountOptions,
} from '../../src/services/presets/showcase/create-account-ports.ts'
import {
  createShowcaseShopPorts,
  type ShowcaseShopOptions,
} from '../../src/services/presets/showcase/create-shop-ports.ts'
import { createShowcaseCheckoutGateway } from '../../src/services/presets/showcase/checkout-gateway.ts'
import type { ShowcaseData } from '../../src/services/presets/showcase/showcase-data.ts'

export interface ShowcaseOptions
  extends Omit<ShowcaseShopOptions, 'products'>, Omit<ShowcaseAccountOptions, 'data'> {
  readonly data: ShowcaseData
}

export interface ShowcasePorts extends ShopPorts, AccountPorts, LoyaltyPorts {
  readonly checkoutGateway: CheckoutGateway
}

/** All ports of the demonstration. Their data is simulated, labelled as such, and stable between visits. */
export function createShowcasePorts(options: ShowcaseOptions): ShowcasePorts {
  const shop = createShowcaseShopPorts({ ...options, products: options.data.products })
  const account = createShowcaseAccountPorts(options)
  return {
    ...shop,
    ...account,
    checkoutGateway: createShowcaseCheckoutGateway(options),
    clear() {
      shop.clear()
      account.clear()
    },
  }
}
