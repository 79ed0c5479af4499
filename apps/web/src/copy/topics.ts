import type { TopicWords } from '@umber/storefront-core/live'

/** Topics a customer gets messages about. They list only what the shop really sends. */
export const topicWords: TopicWords = {
  order_updates: {
    category: 'Orders',
    title: 'Order updates',
    description: 'The confirmation of your order. It is always sent.',
  },
  promotions: {
    category: 'Marketing',
    title: 'Promotions',
    description: 'Letters about offers and new arrivals.',
  },
  account_security: {
    category: 'Security',
    title: 'Account security',
    description: 'The link to set a new password.',
  },
}
