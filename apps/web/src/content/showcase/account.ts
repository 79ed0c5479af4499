const addresses = [
  {
    label: 'Home',
    firstName: 'Asha',
    lastName: 'Raman',
    address1: '27 Cubbon Cross',
    address2: 'Flat 4B',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560001',
    country: 'India',
    phone: '+91 98450 12345',
  },
  {
    label: 'Studio',
    firstName: 'Asha',
    lastName: 'Raman',
    address1: '8 Kala Ghoda Lane',
    address2: '',
    city: 'Mumbai',
    state: 'Maharashtra',
    postalCode: '400001',
    country: 'India',
    phone: '+91 98450 12345',
  },
]

const paymentMethods = [
  {
    id: 'card_visa',
    type: 'card',
    last4: '4242',
    brand: 'Visa',
    expiryMonth: 12,
    expiryYear: 2029,
    holderName: 'Asha Raman',
  },
  {
    id: 'card_mastercard',
    type: 'card',
    last4: '4444',
    brand: 'Mastercard',
    expiryMonth: 8,
    expiryYear: 2028,
    holderName: 'Asha Raman',
  },
] as const

const rewards = {
  points: 2_450,
  tier: 'Gold',
  nextTierAt: 3_000,
  rewards: [
    {
      id: 'coupon_10',
      title: '10% off coupon',
      description: 'On one order above $100.',
      pointsCost: 500,
      category: 'discount',
      available: true,
    },
    {
      id: 'free_shipping',
      title: 'Free shipping',
      description: 'On your next order, by any delivery.',
      pointsCost: 300,
      category: 'shipping',
      available: true,
    },
    {
      id: 'coupon_25',
      title: '25% off coupon',
      description: 'On one order above $200.',
      pointsCost: 1_000,
      category: 'discount',
      available: true,
    },
    {
      id: 'exclusive_access',
      title: 'Exclusive access',
      description: 'A day with the new season before everybody else.',
      pointsCost: 2_000,
      category: 'access',
      available: true,
    },
  ],
  history: [
    { id: 'points_4', type: 'earned', points: 250, description: 'Order UE-784121', daysAgo: 3 },
    { id: 'points_3', type: 'redeemed', points: 300, description: 'Free shipping', daysAgo: 21 },
    { id: 'points_2', type: 'earned', points: 1_500, description: 'Order UE-784120', daysAgo: 64 },
    { id: 'points_1', type: 'earned', points: 1_000, description: 'For joining Umber & Ecru', daysAgo: 180 },
  ],
} as const

const offers = [
  {
    id: 'offer_linen',
    title: '15% off linen',
    description: 'On every piece of linen, new arrivals included.',
    type: 'discount',
    value: 15,
    code: 'LINEN15',
    minOrderValue: 100,
    validForDays: 12,
    isUsed: false,
    isClaimed: true,
    category: 'Clothing',
  },
  {
    id: 'offer_shipping',
    title: 'Free express shipping',
    description: 'By express at the price of nothing, on one order.',
    type: 'shipping',
    value: 0,
    minOrderValue: 50,
    validForDays: 5,
    isUsed: false,
    isClaimed: true,
  },
  {
    id: 'offer_candles',
    title: 'Two candles for one',
    description: 'Choose two, and the less dear one is on us.',
    type: 'bogo',
    value: 1,
    code: 'TWOLIGHTS',
    validForDays: 0,
    isUsed: false,
    isClaimed: false,
    category: 'Home',
  },
  {
    id: 'offer_cashback',
    title: '5% back in points',
    description: 'On your first order of the season.',
    type: 'cashback',
    value: 5,
    code: 'WELCOME5',
    validForDays: -9,
    isUsed: false,
    isClaimed: true,
  },
] as const

const preferences = [
  {
    id: 'order_updates',
    category: 'Orders',
    title: 'Order updates',
    description: 'When an order is confirmed, sent and delivered.',
    email: true,
    push: true,
    sms: true,
    locked: false,
  },
  {
    id: 'promotions',
    category: 'Marketing',
    title: 'Promotions',
    description: 'Sales, offers and new arrivals.',
    email: true,
    push: false,
    sms: false,
    locked: false,
  },
  {
    id: 'product_reviews',
    category: 'Community',
    title: 'Product reviews',
    description: 'When you can review what you bought, and when somebody answers.',
    email: true,
    push: false,
    sms: false,
    locked: false,
  },
  {
    id: 'account_security',
    category: 'Security',
    title: 'Account security',
    description: 'Sign-ins from new devices and changes of your password.',
    email: true,
    push: true,
    sms: true,
    locked: true,
  },
] as const

const notifications = [
  {
    id: 'notification_4',
    title: 'Your order is on its way',
    message: 'The linen shirt and the leather belt left Bengaluru this morning.',
    type: 'order',
    isRead: false,
    daysAgo: 1,
  },
  {
    id: 'notification_3',
    title: '15% off linen',
    message: 'For twelve days, on every piece. Your code is waiting under Offers.',
    type: 'promotion',
    isRead: false,
    daysAgo: 2,
  },
  {
    id: 'notification_2',
    title: 'How is the heavyweight tee?',
    message: 'You have had it for two months. Tell others how it wears.',
    type: 'review',
    isRead: true,
    daysAgo: 5,
  },
] as const

const rupees = (amount: number) => ({ amount, currency: 'inr' })

/** What the account's own table of orders shows; the whole history is the backend's. */
const recentOrders = [
  {
    id: 'sample_order_3',
    displayId: 'UE-784121',
    status: { kind: 'shipped' },
    total: rupees(250.99),
    items: [],
    daysAgo: 3,
  },
  {
    id: 'sample_order_2',
    displayId: 'UE-784098',
    status: { kind: 'canceled' },
    total: rupees(223.99),
    items: [],
    daysAgo: 38,
  },
  {
    id: 'sample_order_1',
    displayId: 'UE-784120',
    status: { kind: 'delivered' },
    total: rupees(196.99),
    items: [],
    daysAgo: 64,
  },
] as const

/** The account of the showcase preset before its customer changes anything. Amounts are in major units; dates are in days from today. */
export const showcaseAccount = {
  addresses,
  paymentMethods,
  rewards,
  offers,
  preferences,
  notifications,
  recentOrders,
}
