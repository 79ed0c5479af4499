export { createTestPayment, testProviderId, type TestPaymentScreen } from './test-payment.ts'
