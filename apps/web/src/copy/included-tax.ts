/** Where prices include the tax. Without the amount while it is not known. */
export { includedTax as includedTaxCopy } from '../../messages/en/included-tax.json'
