/**
 * Every payment kind. The form and the stored checkout accept these, and `PaymentKind` is derived from them.
 * `manual`: the merchant collects the money after the order.
 */
export const paymentKinds = ['creditCard', 'paypal', 'razorpay', 'manual'] as const
