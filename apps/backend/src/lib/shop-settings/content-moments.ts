import type { Announcement } from './announcement'

/** When pages of the shop say something else. */
interface Moment {
  readonly name: string
  /** In ms. */
  readonly at: number
}

interface TimedContent {
  readonly announcements: readonly Pick<Announcement, 'is_on' | 'begins_at' | 'ends_at'>[]
  readonly posts: readonly { readonly id: string; readonly published_at: Date | string | null }[]
}

/** The clock of the database may be a little behind. In ms. */
const after = 100

/** The moments of a window: when announcements begin and end, and when posts begin to be seen. */
export function momentsWithin(
  { announcements, posts }: TimedContent,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Moment[] {
  const ofAnnouncements = announcements.flatMap(({ is_on: isOn, begins_at: begin, ends_at: end }) =>
    isOn ? [begin, end].map((time) => ({ name: 'announcement', time })) : [],
  )
  const ofPosts = posts.map(({ id, published_at: time }) => ({ name: id, time }))
  return [...ofAnnouncements, ...ofPosts].flatMap(({ name, time }) => {
    const at = time === null ? Number.NaN : new Date(time).getTime()
    return at >= from && at <= to ? [{ name, at: at + after }] : []
  })
}
