export { categories, type Category, type CategorySlug } from './categories.ts'
export { journal, type SamplePost } from './journal.ts'
export { largeCatalogue } from './large-catalogue.ts'
export { colors, sizes, type Color, type Size } from './palette.ts'
export { adminUser, demoCustomer, type Address, type DemoCustomer } from './people.ts'
export { pictures, pictureUrl, type Picture } from './pictures.ts'
export { priceIn, pricesOf, type Price } from './prices.ts'
export { featuredProductIds, products, quickSearchSlugs, type Product } from './products.ts'
export { regions, type SampleCountry, type SampleRegion } from './regions.ts'
export { sampleOrders, type SampleOrder, type SampleOrderItem } from './sample-orders.ts'
export {
  reviewerDomain,
  sampleQuestions,
  sampleReviewers,
  sampleReviews,
  type SampleQuestion,
  type SampleReview,
} from './sample-reviews.ts'
export { shopSettings } from './shop-settings.ts'
export type { Stock } from './stock.ts'
export { publishableKey, socialLinks, store, type ShippingOption } from './store.ts'
export type { ProductTranslation, StoreTranslation } from './translations/store-translation.ts'
export { translations } from './translations/index.ts'
export {
  specificationWords,
  translatedSpecification,
  type SpecificationWords,
} from './translations/translated-specification.ts'
export type { Variant } from './variant.ts'
