/** The states of a payment at the test provider. */
export const testPaymentStatuses = [
  'requires_method',
  'requires_action',
  'redirecting',
  'authorized',
  'captured',
  'cancelled',
  'declined',
] as const

export type TestPaymentStatus = (typeof testPaymentStatuses)[number]

export const testPaymentEntries = ['authorize', 'capture', 'refund', 'cancel'] as const

export type TestPaymentEntryKind = (typeof testPaymentEntries)[number]
