import { showcaseData } from '@umber/sample-store/showcase'
import { systemClock, systemRandom, type KeyValueStorage, type Tabs } from '@umber/storefront-core'
import { createShowcasePorts, type ShowcaseOptions } from '@umber/storefront-core/showcase'
import type { Session } from '../bindings/session.ts'
import type { Ports } from '../bindings/shop.ts'

export interface ShowcaseWorld extends Pick<ShowcaseOptions, 'client' | 'backendUrl'> {
  readonly storage: KeyValueStorage
  readonly tabs: Tabs
  readonly session: Session
}

/** The demonstration's side of every port. Loaded when one of them is first used: no page needs it to be shown. */
export function composeShowcase({ session, ...world }: ShowcaseWorld): Ports {
  return createShowcasePorts({
    ...world,
    data: showcaseData,
    clock: systemClock,
    random: systemRandom,
    customer() {
      const view = session.getState()
      return view.kind === 'customer' ? view.customer : undefined
    },
  })
}
