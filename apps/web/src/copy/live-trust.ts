import { trust as trustCopy } from '../../messages/en/live-trust.json'

/** The live shop's trust points beside a product. The content pages state the same in full. */
export const liveTrust = (returnDays: number) =>
  [
    { icon: 'truck', ...trustCopy.delivery },
    { icon: 'return', title: trustCopy.returns.title, words: trustCopy.returns.words(returnDays) },
  ] as const

export const liveTrustMore = trustCopy.more
