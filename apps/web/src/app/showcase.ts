import { showcaseData } from '@umber/sample-store/showcase'
import { systemClock, systemRandom, type KeyValueStorage, type Tabs } from '@umber/storefront-core'
import {
  createShowcasePorts,
  type ShowcaseOptions,
  type ShowcasePorts,
} from '@umber/storefront-core/showcase'

export interface ShowcaseWorld extends Pick<ShowcaseOptions, 'client' | 'backendUrl'> {
  readonly storage: KeyValueStorage
  readonly tabs: Tabs
}

/** The demonstration's side of every port. Loaded when one of them is first used: no page needs it to be shown. */
export function composeShowcase(world: ShowcaseWorld): ShowcasePorts {
  return createShowcasePorts({
    ...world,
    data: showcaseData,
    clock: systemClock,
    random: systemRandom,
    customer: () => undefined,
  })
}
