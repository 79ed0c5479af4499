import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { translatedContent } from '../../../lib/content-translations/content-texts'
import { readTexts } from '../../../lib/content-translations/read-texts'
import type { JournalPost } from '../../../lib/shop-settings/journal-schema'
import { postFrom, type StoredPost } from '../../../lib/shop-settings/stored-post'

/** Of a post in a list: all but its text. */
export const entryFields: (keyof StoredPost)[] = [
  'id',
  'slug',
  'title',
  'summary',
  'author',
  'cover',
  'cover_text',
  'tags',
  'product_ids',
  'seo_title',
  'seo_description',
  'status',
  'published_at',
  'updated_at',
]

/** Posts as the shop shows them, in a locale. */
export async function shownPosts(
  posts: readonly StoredPost[],
  query: Pick<RemoteQueryFunction, 'graph'>,
  locale: string | undefined,
): Promise<readonly (JournalPost & { readonly updated_at: Date | string })[]> {
  const ids = posts.map(({ id }) => id)
  const texts = locale === undefined ? undefined : await readTexts(query, 'journal_post', locale, ids)
  return posts.map((post) => ({
    ...translatedContent('journal_post', postFrom(post), texts?.get(post.id)),
    updated_at: post.updated_at,
  }))
}
