import { showcaseAccount } from '@umber/sample-store/showcase'
import { systemClock, systemRandom, type AccountPorts, type LoyaltyPorts } from '@umber/storefront-core'
import { createShowcaseAccountPorts } from '@umber/storefront-core/showcase'
import type { AdapterWorld } from './adapter-world.ts'

/** The demonstration's side of a customer's account. Loaded when somebody who is signed in looks at theirs. */
export function composeShowcaseAccount({ session, ...world }: AdapterWorld): AccountPorts & LoyaltyPorts {
  return createShowcaseAccountPorts({
    ...world,
    data: showcaseAccount,
    clock: systemClock,
    random: systemRandom,
    customer() {
      const view = session.getState()
      return view.kind === 'customer' ? view.customer : undefined
    },
  })
}
