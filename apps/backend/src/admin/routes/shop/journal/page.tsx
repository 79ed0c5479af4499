import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Button, createDataTableColumnHelper, StatusBadge } from '@medusajs/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { ShopList, Short, Time } from '../../../shop-list'

interface ListedPost {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly status: 'draft' | 'published'
  readonly published_at: string | null
  readonly updated_at: string
}

const column = createDataTableColumnHelper<ListedPost>()

const columns = [
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original } }) => (
      <Link to={`/shop/journal/${original.id}`} className="text-ui-fg-interactive">
        <Short text={original.title} />
      </Link>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => <Status post={original} />,
  }),
  column.accessor('slug', {
    header: 'Address',
    cell: ({ getValue }) => <Short text={`/journal/${getValue()}`} />,
  }),
  column.accessor('published_at', { header: 'Published', cell: ({ getValue }) => <Time at={getValue()} /> }),
  column.accessor('updated_at', { header: 'Changed', cell: ({ getValue }) => <Time at={getValue()} /> }),
]

function Status({ post: { status, published_at: at } }: { readonly post: ListedPost }) {
  const [now] = useState(() => new Date().toISOString())
  if (status === 'draft') return <StatusBadge color="grey">Draft</StatusBadge>
  if (at !== null && at > now) return <StatusBadge color="orange">Scheduled</StatusBadge>
  return <StatusBadge color="green">Published</StatusBadge>
}

const filter = {
  label: 'Which posts',
  name: 'status',
  options: [
    { value: 'draft', label: 'Drafts' },
    { value: 'published', label: 'Published' },
  ],
}

/** The posts of the journal. */
export default function JournalPage() {
  return (
    <ShopList<ListedPost>
      heading="Journal"
      description="Posts with pictures and products. The shop links to the journal as soon as one is published."
      path="/admin/journal-posts"
      field="journal_posts"
      search="Search by title or address"
      filter={filter}
      empty={{ heading: 'No posts yet', description: 'Without posts the shop has no journal.' }}
      commands={
        <Button size="small" asChild>
          <Link to="/shop/journal/new">New post</Link>
        </Button>
      }
      columns={columns}
    />
  )
}

export const config = defineRouteConfig({ label: 'Journal' })
