import { featuredProductIds } from './products.ts'
import { socialLinks, store } from './store.ts'

/** The settings of the shop as its owner would save them in the dashboard: the values of the shop's sources. */
export const shopSettings = {
  name: store.name,
  description: 'Clothes, accessories and things for the home in quiet colours, made to be kept.',
  contact: {
    email: 'support@umber-ecru.example',
    phone: '+91 80 4567 2314',
    address: ['Umber & Ecru', '14 Lavelle Road', 'Bengaluru 560001', 'India'],
    hours: ['Monday to Friday, 10:00 to 19:00', 'Saturday, 11:00 to 17:00', 'Sunday closed'],
  },
  social_links: socialLinks,
  announcement: { is_on: false, text: 'We deliver to all of India.', url: '/shipping-policy' },
  return_days: 30,
  reviews: { is_on: true },
  order_number_prefix: 'UE',
  gift_cards: { is_on: true },
  store_credit: { is_on: true },
  featured_product_ids: featuredProductIds,
  company_accounts: { is_on: true },
  quick_order: { is_on: true },
} as const
