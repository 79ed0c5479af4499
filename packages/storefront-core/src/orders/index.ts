export { orderNumbers, plainOrderNumbers, type OrderNumbers } from './order-number.ts'
export { orderSteps, type OrderStep } from './order-steps.ts'
export { reorder, type Reordered } from './reorder.ts'
export { returnableLines, returnablePieces, type ReturnWindow } from './returnable.ts'
