export { showcaseAccount } from './account.ts'
export { showcaseProducts } from './goods.ts'
