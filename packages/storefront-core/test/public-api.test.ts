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
      "defaultFilters",
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
      "imagesFor",
      "initialSelection",
      "linesStorageKey",
      "money",
      "multiplyMoney",
      "optionChoices",
      "priceLimits",
      "productsInCategory",
      "readFilters",
      "relatedProducts",
      "sizeOptions",
      "sortOptions",
      "sortProducts",
      "writeFilters",
    ]
  `)
})
