/**
 * Every way of payment there is, the one list of them: the form and the checkout that is read back take these, and
 * `PaymentKind` is made from them. `manual`: the merchant asks for the money in their own way, after the order.
 */
export const paymentKinds = ['creditCard', 'paypal', 'razorpay', 'manual'] as const
