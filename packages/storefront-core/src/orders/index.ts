export type * from '../ports/order-history.ts'
export type * from '../ports/order-ledger.ts'
export type * from '../ports/after-sales.ts'
export type * from '../ports/order-changes.ts'
export type * from '../ports/order-records.ts'
export { orderNumbers, plainOrderNumbers, randomOrderNumber, type OrderNumbers } from './order-number.ts'
export { orderSteps, type OrderStep } from './order-steps.ts'
export { reorder, type Reordered } from './reorder.ts'
export {
  returnableLines,
  returnableQuantity,
  returnableUntil,
  returnsOf,
  type ReturnWindow,
} from './returnable.ts'
