import { Post } from '../features/journal/post.tsx'
import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'

/** A post, or the 404 page. */
export const JournalPostPage = ({ slug }: { readonly slug: string }) => (
  <Post slug={slug} missing={<NotFoundScreen />} />
)
