import { showcaseAccount } from '@umber/sample-store/showcase'
import { systemClock, systemRandom } from '@umber/storefront-core'
import { createShowcaseAccountPorts, type ShowcaseAccountOptions } from '@umber/storefront-core/showcase'
import type { Session } from '../bindings/session.ts'
import type { AccountPorts } from '../bindings/shop.ts'

interface World extends Pick<ShowcaseAccountOptions, 'client' | 'backendUrl' | 'storage'> {
  readonly session: Session
}

/** The demonstration's side of a customer's account. Loaded when somebody who is signed in looks at theirs. */
export function composeShowcaseAccount({ session, ...world }: World): AccountPorts {
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
