type Stored = Readonly<Record<string, unknown>>

/**
 * Settings as an earlier version has stored them, in today's form: until November 2026 there was one announcement without a time, and
 * the rows of the home page always followed the opening.
 */
export const fromOlderSettings = ({ announcement, home_rows: rows, ...others }: Stored): Stored => ({
  ...(hasText(announcement) && { announcements: [announcement] }),
  ...(Array.isArray(rows) && { home_sections: [{ kind: 'hero' }, ...rows.map(sectionOf)] }),
  ...others,
})

const hasText = (announcement: unknown): announcement is Stored =>
  isStored(announcement) && typeof announcement['text'] === 'string' && announcement['text'] !== ''

function sectionOf(row: unknown): unknown {
  if (!isStored(row)) return row
  const { kind, title = null, category = null } = row
  if (kind === 'featured' || kind === 'newest') return { kind: 'products', row: kind, title, handle: null }
  if (kind === 'category') return { kind: 'products', row: 'category', title, handle: category }
  return { kind, title }
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
