import { showcaseListing, type ListingRules } from '@umber/storefront-core'
import { createContext, useContext } from 'react'

/** What the goods of this list can be narrowed by. */
export const ListingRulesContext = createContext<ListingRules>(showcaseListing)

export const useRules = () => useContext(ListingRulesContext)

/** As long as it is not known: nothing to choose, and no price that would be a limit. */
export const unknownRules: ListingRules = {
  price: { min: 0, max: 0, step: 1 },
  colors: [],
  sizes: [],
  matching: 'any-value',
}
