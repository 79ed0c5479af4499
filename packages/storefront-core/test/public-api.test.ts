import { expect, it } from 'vitest'
import * as api from '../src/index.ts'

it('exports exactly what is promised', () => {
  expect(Object.keys(api).toSorted()).toMatchInlineSnapshot(`
    [
      "activeFilterCount",
      "addMoney",
      "browse",
      "cartStorageKey",
      "cartView",
      "categoryTree",
      "colorOptions",
      "colorsOf",
      "createCartStore",
      "createCatalogue",
      "createMemoryStorage",
<<<<<<< HEAD
      "customerKeys",
=======
      "currencySign",
      "customerCartStorageKey",
      "customerLinesStorageKey",
>>>>>>> 97242bf (Write money with its currency's decimals in the live shop, and no currency into core or screens)
      "defaultFilters",
      "defaultFiltersOf",
      "defaultSort",
      "discountPercent",
      "failureFrom",
      "featuredFirst",
      "filterProducts",
      "findCategory",
      "findVariant",
      "formatCartMoney",
      "formatDollars",
      "formatMoney",
      "idsBelow",
      "imagesFor",
      "initialSelection",
      "isAbandoned",
      "isBlocked",
      "linesStorageKey",
      "listingRulesOf",
      "money",
      "multiplyMoney",
      "noteFailure",
      "optionChoices",
      "priceLimits",
      "priceRangeTyped",
      "productsInCategory",
      "readFilters",
      "relatedProducts",
      "showcaseListing",
      "sizeOptions",
      "sizesOf",
      "sortOptions",
      "sortProducts",
      "systemClock",
      "systemRandom",
      "unknownCurrency",
      "writeFilters",
    ]
  `)
})
