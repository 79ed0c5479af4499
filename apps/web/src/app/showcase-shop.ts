import { showcaseProducts } from '@umber/sample-store/showcase'
import { systemClock, systemRandom } from '@umber/storefront-core'
import { createShowcaseShopPorts, type ShowcaseShopOptions } from '@umber/storefront-core/showcase'
import type { Ports } from '../bindings/shop.ts'

type World = Pick<ShowcaseShopOptions, 'backendUrl' | 'storage' | 'tabs'>

/** The demonstration's side of the ports that everybody meets. Loaded when one of them is first used. */
export const composeShowcaseShop = (world: World): Ports =>
  createShowcaseShopPorts({ ...world, products: showcaseProducts, clock: systemClock, random: systemRandom })
