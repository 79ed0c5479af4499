/** The live shop's trust points beside a product. The content pages state the same in full. */
export const liveTrust = (returnDays: number) =>
  [
    {
      icon: 'truck',
      title: 'Delivery',
      words: 'You see what it costs, and how long it takes, before you pay.',
    },
    { icon: 'return', title: 'Easy Returns', words: `${returnDays} days to change your mind.` },
  ] as const

export const liveTrustMore = 'Shipping & Returns'
