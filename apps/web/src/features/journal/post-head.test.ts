import type { JournalPost } from '@umber/storefront-core/shop'
import { afterEach, expect, test, vi } from 'vitest'
import { postHead } from './post-head.ts'

const post: JournalPost = {
  slug: 'on-linen',
  title: 'On linen',
  summary: 'Why it creases.',
  body: '',
  tags: ['linen'],
  productIds: [],
  isHidden: false,
}
const place = { address: 'https://shop.example/journal/on-linen', shopName: 'Umber & Ecru' }

afterEach(() => vi.unstubAllEnvs())

test('the structured data of a post is built for the served page alone', () => {
  vi.stubEnv('SSR', true)
  expect(postHead(post, place).structuredData).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'On linen',
    description: 'Why it creases.',
    mainEntityOfPage: place.address,
  })
  vi.stubEnv('SSR', false)
  expect(postHead(post, place)).toMatchObject({ description: 'Why it creases.', structuredData: undefined })
})
