import { systemClock, systemRandom } from '@umber/storefront-core'
import type { AccountPorts } from '@umber/storefront-core/account'
import { createShowcaseAccountPorts } from './showcase/create-account-ports.ts'
import { showcaseAccount } from '../../content/showcase/account.ts'
import type { AdapterDeps } from './adapter-deps.ts'

/** The showcase account adapters. Loaded when a customer opens the account. */
export function createShowcaseAccount({ session, ...deps }: AdapterDeps): AccountPorts {
  const ports = createShowcaseAccountPorts({
    ...deps,
    data: showcaseAccount,
    clock: systemClock,
    random: systemRandom,
    customer() {
      const view = session.getState()
      return view.status === 'signed-in' ? view.customer : undefined
    },
  })
  return { ...ports, loyalty: ports }
}
