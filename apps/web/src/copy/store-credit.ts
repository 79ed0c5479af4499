export { storeCredit as storeCreditCopy } from '../../messages/en/store-credit.json'
