export { createShowcaseOrderDesk } from './order-desk.ts'
