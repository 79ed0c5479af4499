import type { CheckoutStep } from '@umber/storefront-core/checkout'
import type { OrderRefusal } from '@umber/storefront-core'

export const checkoutCopy = {
  title: 'Checkout',
  loading: 'Loading your checkout',
  steps: {
    address: 'Shipping',
    delivery: 'Delivery',
    payment: 'Payment',
    confirmation: 'Confirmation',
  } satisfies Record<CheckoutStep, string>,
  progress: 'Steps of the checkout',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  edit: (step: string) => `Edit ${step.toLowerCase()}`,
  address: {
    heading: 'Delivery information',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Phone',
    phoneHint: 'For the courier, in case nobody is at home.',
    address1: 'Address line 1',
    address2: 'Address line 2',
    city: 'City',
    state: 'State / Province',
    postalCode: 'Postal code',
    country: 'Country',
    /** The shop's own country. */
    home: 'India',
    save: 'Save this address for future orders',
    fillFromSaved: 'Use Saved Address',
    submit: 'Continue to Shipping',
  },
  summary: {
    heading: 'Order Summary',
    show: 'Show order summary',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    shippingLater: 'Calculated at the next step',
    shippingNow: 'Choose a shipping method',
    tax: 'Tax',
    taxIncluded: (amount: string) => `Including ${amount} tax`,
    total: 'Total',
    times: (quantity: number) => `Quantity ${quantity}`,
  },
  problem: {
    notDelivered: 'We do not deliver to this address yet. Please check it.',
    deliveryGone: 'The way of delivery you chose is no longer offered. Please choose another.',
    methodsFailed: 'The ways of delivery could not be read.',
    failed: 'We could not place your order. Nothing was charged. Try again.',
    unresolved: 'We do not know yet whether your order was placed. Please do not order again: let us look.',
    look: 'Look again',
    acceptPrice: 'Accept the new total',
    cart: 'Back to cart',
  },
} as const

/** Why an order was refused, when the shopper can do something about it. */
export const refusalSentences: Readonly<Record<OrderRefusal['reason'], string>> = {
  payment: 'The payment was declined. Nothing was charged. Try another way to pay.',
  'delivery-gone': checkoutCopy.problem.deliveryGone,
  'session-ended': 'Your session has ended. Please sign in again; what you typed is kept.',
  'cart-changed': 'Your cart has changed meanwhile. Please look at it once more.',
  'paid-elsewhere':
    'This cart is already being paid in another way, perhaps in another tab. Choose that way again to finish the order.',
  'out-of-stock': 'Something in your cart cannot be bought any more. Please look at it once more.',
  'price-changed': 'The total has changed meanwhile. Please look at it once more.',
}
