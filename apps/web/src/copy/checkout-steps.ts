export const deliveryCopy = {
  heading: 'Shipping method',
  back: 'Back',
  submit: 'Continue to Payment',
  asking: 'Asking for the ways to deliver',
  retry: 'Try again',
  choose: 'Please choose a shipping method',
  days: ([from, to]: readonly [number, number]) =>
    from === to ? (to === 1 ? 'Next business day' : `${to} business days`) : `${from}-${to} business days`,
} as const

export const paymentCopy = {
  heading: 'Payment',
  methods: 'Payment method',
  demo: 'This is a demonstration: nothing is charged, and no card is needed.',
  cardNumber: 'Card number',
  nameOnCard: 'Name on card',
  expiryDate: 'Expiry date (MM/YY)',
  cvv: 'CVV',
  past: 'This date is in the past.',
  choose: 'Please choose a payment method',
  none: 'We cannot take a payment for your region at the moment, so this order cannot be placed.',
  noneHint: 'Your cart and your address are kept. Try again later, or write to us.',
  unread: 'The ways to pay could not be read, so this order cannot be placed yet.',
  back: 'Back',
  submit: 'Place Order',
  busy: 'Processing...',
  processing: 'Your order is being placed.',
} as const

export const confirmationCopy = {
  heading: 'Thank You for Your Order!',
  confirmed: 'Order Confirmed',
  number: 'Order number',
  arrives: 'Estimated delivery',
  to: 'Shipping address',
  by: 'Shipping method',
  paid: 'Payment',
  sent: (email: string) => `A confirmation is on its way to ${email}.`,
  wouldSend: (email: string) => `A confirmation would go to ${email}.`,
  demo: 'This is a demonstration. Nothing was charged, and nothing will be sent.',
  viewOrder: 'View Order',
  on: 'Continue Shopping',
  print: 'Print',
} as const

/** The cart was ordered in another tab or on another device. */
export const elsewhereCopy = {
  heading: 'Your order has been placed',
  sentence: (number: string) => `This cart was ordered in another tab or on another device: order ${number}.`,
  notHere: 'Nothing was ordered here a second time. What you typed on this page was not used.',
  viewOrder: 'View Order',
  on: 'Continue Shopping',
} as const
