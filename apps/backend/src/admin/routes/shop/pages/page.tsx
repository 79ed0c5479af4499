import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Button, createDataTableColumnHelper, StatusBadge } from '@medusajs/ui'
import { Link } from 'react-router-dom'

import { ShopList, Short, Time } from '../../../shop-list'

interface ListedPage {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly status: 'draft' | 'published'
  readonly updated_at: string
}

const column = createDataTableColumnHelper<ListedPage>()

const columns = [
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original } }) => (
      <Link to={`/shop/pages/${original.id}`} className="text-ui-fg-interactive">
        <Short text={original.title} />
      </Link>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) =>
      getValue() === 'published' ? (
        <StatusBadge color="green">Published</StatusBadge>
      ) : (
        <StatusBadge color="grey">Draft</StatusBadge>
      ),
  }),
  column.accessor('slug', {
    header: 'Address',
    cell: ({ getValue }) => <Short text={`/pages/${getValue()}`} />,
  }),
  column.accessor('updated_at', { header: 'Changed', cell: ({ getValue }) => <Time at={getValue()} /> }),
]

const filter = {
  label: 'Which pages',
  name: 'status',
  options: [
    { value: 'draft', label: 'Drafts' },
    { value: 'published', label: 'Published' },
  ],
}

/** The pages that the owner writes. */
export default function PagesPage() {
  return (
    <ShopList<ListedPage>
      heading="Pages"
      description="Policies and pages of your own. Those called about, faq, privacy, shipping-policy and terms replace the pages that the shop was built with."
      path="/admin/shop-pages"
      field="shop_pages"
      search="Search by title or address"
      filter={filter}
      empty={{
        heading: 'No pages yet',
        description: 'The shop shows the pages that it was built with.',
      }}
      commands={
        <Button size="small" asChild>
          <Link to="/shop/pages/new">New page</Link>
        </Button>
      }
      columns={columns}
    />
  )
}

export const config = defineRouteConfig({ label: 'Pages' })
