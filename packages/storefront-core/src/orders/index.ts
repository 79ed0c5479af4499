export { orderNumbers, plainOrderNumbers, type OrderNumbers } from './order-number.ts'
export { orderSteps, type OrderStep } from './order-steps.ts'
export { reorder, type Reordered } from './reorder.ts'
export { returnableLines, returnablePieces, returnableUntil, type ReturnWindow } from './returnable.ts'
