export { tax as taxCopy } from '../../messages/en/tax.json'
