import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Newspaper, Trash } from '@medusajs/icons'
import { Button, createDataTableColumnHelper, usePrompt } from '@medusajs/ui'

import { backendUrl, ShopList, Time, useChange } from '../../shop-list'

interface Subscriber {
  readonly id: string
  readonly email: string
  readonly confirmed_at: string
  readonly proof: 'link' | 'account' | 'form' | null
}

const proofs = {
  link: 'Pressed the link in the mail',
  account: 'Customer with a confirmed address',
  form: 'Form only, before links were sent',
} as const

const path = '/admin/newsletter'
const column = createDataTableColumnHelper<Subscriber>()

const columnsWith = (remove: (subscriber: Subscriber) => Promise<void>) => [
  column.accessor('email', { header: 'Email' }),
  column.accessor('confirmed_at', {
    header: 'Confirmed',
    cell: ({ getValue }) => <Time at={getValue()} />,
  }),
  column.accessor('proof', { header: 'Proof', cell: ({ getValue }) => proofs[getValue() ?? 'form'] }),
  column.action({
    actions: ({ row }) => [{ label: 'Delete', icon: <Trash />, onClick: () => void remove(row.original) }],
  }),
]

/** The subscribers of the newsletter. */
export default function NewsletterPage() {
  const prompt = usePrompt()
  const { change } = useChange(path)

  async function remove({ id, email }: Subscriber): Promise<void> {
    const isSure = await prompt({
      title: 'Delete this subscriber?',
      description: `${email} no longer gets the newsletter. This cannot be undone.`,
      confirmText: 'Delete',
    })
    if (isSure) change({ method: 'DELETE', path: `${path}/${id}`, done: 'The subscriber is deleted' })
  }

  return (
    <ShopList<Subscriber>
      heading="Newsletter"
      description="Everyone who subscribed in the shop and confirmed the address. The export has the link with which a reader leaves: put it into every letter."
      path={path}
      field="subscribers"
      search="Search by email"
      empty={{
        heading: 'No subscribers yet',
        description: 'The form is at the foot of every page of the shop.',
      }}
      commands={
        <Button variant="secondary" size="small" asChild>
          <a href={`${backendUrl.replace(/\/$/, '')}${path}/export`} download>
            Export CSV
          </a>
        </Button>
      }
      columns={columnsWith(remove)}
    />
  )
}

export const config = defineRouteConfig({ label: 'Newsletter', icon: Newspaper })
