import { defineRouteConfig } from '@medusajs/admin-sdk'
import { ArrowPath, Envelope, Trash } from '@medusajs/icons'
import { createDataTableColumnHelper, StatusBadge, usePrompt, type DataTableAction } from '@medusajs/ui'

import { ShopList, Short, Time, useChange } from '../../shop-list'

interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly status: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  readonly last_error: string | null
  readonly next_attempt_at: string | null
  readonly expires_at: string | null
  readonly sent_at: string | null
  readonly created_at: string
}

const path = '/admin/mails'
const column = createDataTableColumnHelper<Mail>()

const statuses = {
  waiting: { label: 'Waiting', color: 'orange' },
  failed: { label: 'Dead letter', color: 'red' },
  sent: { label: 'Sent', color: 'green' },
} as const

const filter = {
  label: 'Which emails',
  name: 'status',
  options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
}

const columnsWith = (actionsOf: (mail: Mail) => DataTableAction<Mail>[]) => [
  column.accessor('subject', {
    header: 'Email',
    cell: ({ row: { original } }) => (
      <div className="py-1">
        <Short text={original.subject} />
        <Short text={original.to} isSubtle />
      </div>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => {
      const { label, color } = statuses[original.status]
      return (
        <div className="py-1">
          <StatusBadge color={color}>{label}</StatusBadge>
          {original.last_error !== null && <Short text={original.last_error} isSubtle />}
        </div>
      )
    },
  }),
  column.accessor(({ status, sent_at: sent, next_attempt_at: next }) => (status === 'sent' ? sent : next), {
    id: 'time',
    header: 'Sent, or due',
    cell: ({ getValue, row: { original } }) => (
      <div className="py-1">
        <Time at={getValue() ?? null} />
        <Short text={attemptsOf(original)} isSubtle />
      </div>
    ),
  }),
  column.action({ actions: ({ row }) => actionsOf(row.original) }),
]

const attemptsOf = ({ attempts }: Mail): string => (attempts === 1 ? '1 attempt' : `${attempts} attempts`)

const hasExpired = ({ expires_at: at }: Mail): boolean => at !== null && Date.parse(at) <= Date.now()

/** The emails of the shop: sent, waiting for their next attempt, and the dead letters, which an administrator may send again. */
export default function EmailsPage() {
  const prompt = usePrompt()
  const { change } = useChange(path)

  async function discard({ id, to, subject }: Mail): Promise<void> {
    const isSure = await prompt({
      title: 'Discard this email?',
      description: `"${subject}" to ${to} is never sent. This cannot be undone.`,
      confirmText: 'Discard',
    })
    if (isSure) change({ method: 'DELETE', path: `${path}/${id}`, done: 'The email is discarded' })
  }

  function actionsOf(mail: Mail): DataTableAction<Mail>[] {
    if (mail.status === 'sent') return []
    const retry = {
      label: 'Send now',
      icon: <ArrowPath />,
      onClick: () =>
        change({ method: 'POST', path: `${path}/${mail.id}/retry`, done: 'The email was attempted again' }),
    }
    const remove = { label: 'Discard', icon: <Trash />, onClick: () => void discard(mail) }
    return hasExpired(mail) ? [remove] : [retry, remove]
  }

  return (
    <ShopList<Mail>
      heading="Emails"
      description="An email that fails is sent again, later each time, and in the end becomes a dead letter."
      path={path}
      field="mails"
      search="Search by recipient or subject"
      filter={filter}
      empty={{ heading: 'No emails yet', description: 'Emails to customers appear here.' }}
      columns={columnsWith(actionsOf)}
    />
  )
}

export const config = defineRouteConfig({ label: 'Emails', icon: Envelope })
