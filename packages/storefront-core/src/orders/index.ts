export { orderNumberOf, readOrderNumber } from './order-number.ts'
export { orderSteps, type OrderStep } from './order-steps.ts'
export { reorder, type Reordered } from './reorder.ts'
export { returnableLines, returnablePieces } from './returnable.ts'
