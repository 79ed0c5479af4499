import { policies } from '@umber/sample-store/copy'

/** What a shop that is real says beside each product: nothing that a page does not say in full. */
export const liveTrust = [
  {
    icon: 'truck',
    title: 'Delivery',
    words: 'You see what it costs, and how long it takes, before you pay.',
  },
  { icon: 'return', title: 'Easy Returns', words: `${policies.returnDays} days to change your mind.` },
] as const

export const liveTrustMore = 'Shipping & Returns'
