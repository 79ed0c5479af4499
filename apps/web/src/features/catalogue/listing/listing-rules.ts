import { readFilters, showcaseListing, type Filters, type ListingRules } from '@umber/storefront-core'
import { createContext, useContext } from 'react'

/** What the goods of this list can be narrowed by. */
export const ListingRulesContext = createContext<ListingRules>(showcaseListing)

export const useRules = () => useContext(ListingRulesContext)

/** What an address means that names no filter. */
export const withoutFilters = (rules: ListingRules): Filters => readFilters(() => null, rules).filters
