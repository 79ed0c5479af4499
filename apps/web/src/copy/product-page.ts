/** Texts of the product page only. */
export { page as pageCopy } from '../../messages/en/product-page.json'
