import type { FakeJournalPost } from '../fixtures/fake-journal-post.ts'
import { notFound } from '../refusal.ts'
import { previewOf } from './preview.ts'
import { param, type Call, type Route } from './route.ts'

/** The posts of the owner. */
export const journalRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/journal-posts', answer: posts },
  { method: 'GET', path: '/store/journal-posts/:slug', answer: post },
]

const isShown = ({ database }: Call, { status, published_at: at }: FakeJournalPost): boolean =>
  status === 'published' && at !== null && Date.parse(at) <= database.clock.now()

/** Those that everyone sees, the newest first. */
export const shownPosts = (call: Call): readonly FakeJournalPost[] =>
  [...call.database.journalPosts.values()]
    .filter((one) => isShown(call, one))
    .toSorted((one, other) => ((one.published_at ?? '') > (other.published_at ?? '') ? -1 : 1))

/** Without its text. */
const entryOf = (post: FakeJournalPost) =>
  Object.fromEntries(Object.entries(post).filter(([name]) => name !== 'body'))

const changed = (call: Call) => ({ updated_at: new Date(call.opened).toISOString() })

function posts(call: Call) {
  const offset = Number(call.query.get('offset') ?? 0)
  const limit = Number(call.query.get('limit') ?? 12)
  const all = shownPosts(call)
  const journal_posts = all
    .slice(offset, offset + limit)
    .map((one) => Object.assign(entryOf(one), changed(call)))
  return { journal_posts, count: all.length, offset, limit }
}

function post(call: Call) {
  const slug = param(call, 'slug')
  const found = call.database.journalPosts.get(slug)
  const isOpen = found !== undefined && (isShown(call, found) || call.pageAccess === previewOf(slug))
  if (!isOpen) throw notFound(`Journal post with slug: ${slug} was not found`)
  return { journal_post: { ...found, ...changed(call) } }
}
