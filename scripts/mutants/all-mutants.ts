import type { Mutant } from './mutant.ts'
import { cartMutants } from './cart.ts'
import { checkoutMutants } from './checkout.ts'
import { dataMutants } from './data.ts'
import { injectionMutants } from './injection.ts'
import { navigationMutants } from './navigation.ts'
import { networkMutants } from './network.ts'
import { sessionMutants } from './session.ts'

/** In the order of the catalogue, one file per section. */
export const allMutants: readonly Mutant[] = [
  ...networkMutants,
  ...cartMutants,
  ...checkoutMutants,
  ...sessionMutants,
  ...dataMutants,
  ...injectionMutants,
  ...navigationMutants,
]
