import type { ProductSummary } from '@umber/storefront-core/search'
import type { ShowcaseData } from '../../src/services/presets/showcase/showcase-data.ts'

export const sampleProducts: readonly ProductSummary[] = [
  'Tee',
  'Shirt',
  'Dress',
  'Tank',
  'Watch',
  'Candle',
].map((name, at) => ({
  slug: name.toLowerCase(),
  name,
  description: `A ${name.toLowerCase()}`,
  price: { amount: 30 * (at + 1), currency: 'inr' },
  image: `/images/${name.toLowerCase()}.webp`,
}))

const home = {
  label: 'Home',
  firstName: 'Asha',
  lastName: 'Raman',
  address1: '27 Cubbon Cross',
  address2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  country: 'India',
  phone: '+91 98450 12345',
}
const card = {
  id: 'card_1',
  type: 'card',
  last4: '4242',
  brand: 'Visa',
  expiryMonth: 12,
  expiryYear: 2029,
  holderName: 'Asha Raman',
} as const
const channels = { email: true, push: false, sms: true }

export const sampleData: ShowcaseData = {
  products: sampleProducts,
  addresses: [home, { ...home, label: 'Studio' }],
  paymentMethods: [card, { ...card, id: 'card_2', last4: '4444' }],
  rewards: {
    points: 700,
    tier: 'Gold',
    nextTierAt: 1_000,
    rewards: [
      {
        id: 'coupon',
        title: 'Coupon',
        description: '',
        pointsCost: 400,
        category: 'discount',
        available: true,
      },
      { id: 'gone', title: 'Gone', description: '', pointsCost: 1, category: 'access', available: false },
    ],
    history: [{ id: 'p1', type: 'earned', points: 700, description: 'Joining', daysAgo: 2 }],
  },
  offers: [
    {
      id: 'open',
      title: 'Open',
      description: '',
      type: 'discount',
      value: 10,
      validForDays: 3,
      isUsed: false,
      isClaimed: false,
    },
    {
      id: 'over',
      title: 'Over',
      description: '',
      type: 'bogo',
      value: 1,
      validForDays: -1,
      isUsed: false,
      isClaimed: true,
    },
  ],
  preferences: [
    { id: 'promotions', category: '', title: '', description: '', locked: false, ...channels },
    { id: 'account_security', category: '', title: '', description: '', locked: true, ...channels },
  ],
  notifications: [
    { id: 'n1', title: 'Sent', message: '', type: 'order', isRead: false, daysAgo: 1 },
    { id: 'n2', title: 'Old', message: '', type: 'review', isRead: true, daysAgo: 9 },
  ],
  recentOrders: [
    {
      id: 'o1',
      displayId: 'UE-1',
      status: { kind: 'shipped' },
      total: { amount: 9, currency: 'inr' },
      items: [],
      daysAgo: 3,
    },
  ],
}
