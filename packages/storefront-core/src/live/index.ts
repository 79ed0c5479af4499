export { createCountryCodes, type CountryCode } from './country-codes.ts'
export type { LiveClient } from './live-client.ts'
export { createLiveOrderDesk, type LiveOrderDeskOptions } from './order-desk.ts'
export { manualPayment, type PaymentAdapter } from './payment-adapter.ts'
