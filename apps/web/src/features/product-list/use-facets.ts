import { readFilters, showcaseListing, type Filters, type Facets } from '@umber/storefront-core'
import { createContext, useContext } from 'react'

/** The facets of the current list. */
export const ListingRulesContext = createContext<Facets>(showcaseListing)

export const useFacets = () => useContext(ListingRulesContext)

/** The filters of an address without filter parameters. */
export const withoutFilters = (rules: Facets): Filters => readFilters(() => null, rules).filters
