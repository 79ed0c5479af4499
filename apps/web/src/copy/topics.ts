import type { TopicWords } from '@umber/storefront-core/live'

/** What a customer can be written about. */
export const topicWords: TopicWords = {
  order_updates: {
    category: 'Orders',
    title: 'Order updates',
    description: 'When an order is confirmed, sent and delivered.',
  },
  promotions: {
    category: 'Marketing',
    title: 'Promotions',
    description: 'Sales, offers and new arrivals.',
  },
  product_reviews: {
    category: 'Community',
    title: 'Product reviews',
    description: 'When you can review what you bought, and when somebody answers.',
  },
  account_security: {
    category: 'Security',
    title: 'Account security',
    description: 'Sign-ins from new devices and changes of your password.',
  },
}
