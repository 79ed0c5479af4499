// In the page from the server, and of use without its code.
export { RatingLink } from './rating-link.tsx'
export { ReviewsSection } from './reviews-section.tsx'
