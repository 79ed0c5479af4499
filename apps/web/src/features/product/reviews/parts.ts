/** The parts of the product page that addresses name. The link of an order is `writeReviewPath`. */
export const reviewsPart = 'reviews'
export const writeReviewPart = 'write-review'
