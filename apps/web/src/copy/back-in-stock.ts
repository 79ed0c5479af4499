/** The form of the product page for a sold-out variant. */
export { backInStock as backInStockCopy } from '../../messages/en/back-in-stock.json'
