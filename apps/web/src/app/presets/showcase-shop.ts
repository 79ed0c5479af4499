import { showcaseProducts } from '@umber/sample-store/showcase'
import { systemClock, systemRandom, type ShopPorts } from '@umber/storefront-core'
import { createShowcaseShopPorts } from '@umber/storefront-core/showcase'
import type { AdapterWorld } from './adapter-world.ts'

/** The demonstration's side of the ports that everybody meets. Loaded when one of them is first used. */
export const composeShowcaseShop = (world: AdapterWorld): ShopPorts =>
  createShowcaseShopPorts({ ...world, products: showcaseProducts, clock: systemClock, random: systemRandom })
