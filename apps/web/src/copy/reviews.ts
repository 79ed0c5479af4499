/** Reviews and questions on the product page, and the link to them on an order. */
export {
  reviews as reviewsCopy,
  form as reviewFormCopy,
  questions as questionsCopy,
  order as reviewLinkCopy,
} from '../../messages/en/reviews.json'
