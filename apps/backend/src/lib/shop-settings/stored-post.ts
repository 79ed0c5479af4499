import type { JournalPost } from './journal-schema'

/** A post as the database has it. */
export interface StoredPost extends Omit<JournalPost, 'published_at'> {
  readonly id: string
  readonly published_at: Date | string | null
  readonly updated_at: Date | string
}

/** What its owner has entered. */
export const postFrom = ({
  slug,
  title,
  summary,
  body,
  author,
  cover,
  cover_text,
  tags,
  product_ids,
  seo_title,
  seo_description,
  status,
  published_at: at,
}: Omit<StoredPost, 'id' | 'updated_at'>): JournalPost => ({
  slug,
  title,
  summary,
  body,
  author,
  cover,
  cover_text,
  tags,
  product_ids,
  seo_title,
  seo_description,
  status,
  published_at: at === null ? null : new Date(at).toISOString(),
})
