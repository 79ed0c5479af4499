import { showcaseListing, type ListingRules } from '@umber/storefront-core'
import { createContext, useContext } from 'react'

/** What the goods of this list can be narrowed by. */
export const ListingRulesContext = createContext<ListingRules>(showcaseListing)

export const useRules = () => useContext(ListingRulesContext)
