import { systemClock, systemRandom } from '@umber/storefront-core'
import type { ShopPorts } from '@umber/storefront-core/shop'
import { createShowcaseShopPorts } from './showcase/create-shop-ports.ts'
import showcaseProducts from '../../content/showcase/products.generated.json'
import type { AdapterDeps } from './adapter-deps.ts'

/** The showcase adapters of the ports that guests use too. Loaded on first use of any of them. */
export const createShowcaseShop = (deps: AdapterDeps): ShopPorts =>
  createShowcaseShopPorts({ ...deps, products: showcaseProducts, clock: systemClock, random: systemRandom })
