import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Star } from '@medusajs/icons'
import {
  Button,
  createDataTableColumnHelper,
  Drawer,
  Label,
  StatusBadge,
  Text,
  Textarea,
  usePrompt,
} from '@medusajs/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'

import { backendUrl, ShopList, Short, Time, useChange } from '../../shop-list'

interface Review {
  readonly id: string
  readonly product_id: string
  /** Null for a product that was deleted. */
  readonly product: { readonly title: string } | null
  readonly name: string
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly photographs: readonly string[]
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly answer: string | null
  readonly written_at: string
}

const path = '/admin/reviews'
const column = createDataTableColumnHelper<Review>()

const states = {
  pending: { label: 'Waiting', color: 'orange' },
  approved: { label: 'Approved', color: 'green' },
  rejected: { label: 'Rejected', color: 'grey' },
} as const

const columnsWith = (onOpen: (review: Review) => void) => [
  column.accessor('title', {
    header: 'Review',
    cell: ({ row: { original } }) => (
      <button
        type="button"
        className="text-ui-fg-interactive block text-left"
        onClick={() => onOpen(original)}
      >
        <Short text={original.title} />
      </button>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => (
      <StatusBadge color={states[getValue()].color}>{states[getValue()].label}</StatusBadge>
    ),
  }),
  column.accessor('stars', { header: 'Stars', cell: ({ getValue }) => `${getValue()} of 5` }),
  column.accessor(({ product }) => product?.title ?? 'A deleted product', {
    id: 'product',
    header: 'Product',
    cell: ({ getValue }) => <Short text={getValue()} />,
  }),
  column.accessor('name', { header: 'From', cell: ({ getValue }) => <Short text={getValue()} /> }),
  column.accessor('written_at', { header: 'Written', cell: ({ getValue }) => <Time at={getValue()} /> }),
]

const filter = {
  label: 'Which reviews',
  name: 'status',
  options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
}

/** What buyers say of products: to be approved, rejected or answered. */
export default function ReviewsPage() {
  const [opened, setOpened] = useState<Review>()
  return (
    <>
      <ShopList<Review>
        heading="Reviews"
        description="What buyers say of products. The shop shows those that you have approved."
        path={path}
        field="reviews"
        search="Search by name, title or text"
        filter={filter}
        empty={{ heading: 'No reviews yet', description: 'Reviews of buyers appear here.' }}
        columns={columnsWith(setOpened)}
      />
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)}>
        {opened && <OpenedReview review={opened} onClose={() => setOpened(undefined)} />}
      </Drawer>
    </>
  )
}

function OpenedReview({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) {
  const { change, isChanging } = useChange(path)
  const [answer, setAnswer] = useState(review.answer ?? '')
  const field = useId()
  const prompt = usePrompt()
  const own = `${path}/${review.id}`
  const decide = (status: Review['status'], done: string) =>
    change({ method: 'POST', path: own, body: { status, answer }, done }, { onSuccess: onClose })
  async function remove(): Promise<void> {
    const isSure = await prompt({
      title: 'Delete the review?',
      description: 'It is deleted with its photographs, and cannot be brought back.',
    })
    if (isSure) change({ method: 'DELETE', path: own, done: 'The review is deleted' }, { onSuccess: onClose })
  }

  return (
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title>{review.title}</Drawer.Title>
        <Drawer.Description>
          {review.stars} of 5 stars by {review.name}, <Time at={review.written_at} />
        </Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
        <Link to={`/products/${review.product_id}`} className="text-ui-fg-interactive">
          {review.product?.title ?? 'A deleted product'}
        </Link>
        <Text className="whitespace-pre-wrap break-words">{review.text}</Text>
        {review.photographs.length > 0 && (
          <ul className="grid grid-cols-2 gap-2">
            {review.photographs.map((address, place) => (
              <li key={address}>
                <img
                  src={new URL(address, new URL(backendUrl, window.location.href)).href}
                  alt={`Photograph ${place + 1} of the review`}
                  className="w-full rounded"
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-y-1">
          <Label htmlFor={field} size="small" weight="plus">
            Answer of the shop
          </Label>
          <Textarea
            id={field}
            value={answer}
            maxLength={2000}
            rows={4}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </div>
      </Drawer.Body>
      <Drawer.Footer className="flex-wrap">
        <Button variant="danger" isLoading={isChanging} onClick={() => void remove()}>
          Delete
        </Button>
        <Button
          variant="secondary"
          isLoading={isChanging}
          onClick={() => decide(review.status, 'The answer is saved')}
        >
          Save answer
        </Button>
        {review.status !== 'rejected' && (
          <Button
            variant="secondary"
            isLoading={isChanging}
            onClick={() => decide('rejected', 'The review is rejected')}
          >
            Reject
          </Button>
        )}
        {review.status !== 'approved' && (
          <Button isLoading={isChanging} onClick={() => decide('approved', 'The review is in the shop')}>
            Approve
          </Button>
        )}
      </Drawer.Footer>
    </Drawer.Content>
  )
}

export const config = defineRouteConfig({ label: 'Reviews', icon: Star })
