import { defineRouteConfig } from '@medusajs/admin-sdk'
import { CheckCircle, Gift, XCircle } from '@medusajs/icons'
import { createDataTableColumnHelper, StatusBadge, usePrompt, type DataTableAction } from '@medusajs/ui'

import { GiveGiftCard } from '../../give-gift-card'
import { ShopList, Short, Time, useChange } from '../../shop-list'
import { written } from '../../written-money'

interface GiftCard {
  readonly id: string
  readonly currency_code: string
  readonly status: 'active' | 'disabled'
  readonly last_characters: string | null
  readonly value: number
  readonly balance: number
  readonly order_id: string | null
  readonly recipient_email: string | null
  readonly send_at: string | null
  readonly sent_at: string | null
}

const path = '/admin/gift-cards'
const column = createDataTableColumnHelper<GiftCard>()

const columnsWith = (actionsOf: (card: GiftCard) => DataTableAction<GiftCard>[]) => [
  column.accessor('last_characters', {
    header: 'Code',
    cell: ({ getValue }) => (getValue() === null ? 'Not sent yet' : `…${getValue()}`),
  }),
  column.accessor('balance', {
    header: 'Left',
    cell: ({ row: { original } }) => (
      <div className="py-1">
        <span className="block">{written(original.balance, original.currency_code)}</span>
        <Short text={`of ${written(original.value, original.currency_code)}`} isSubtle />
      </div>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => (
      <StatusBadge color={getValue() === 'active' ? 'green' : 'red'}>
        {getValue() === 'active' ? 'Active' : 'Disabled'}
      </StatusBadge>
    ),
  }),
  column.accessor('recipient_email', {
    header: 'For',
    cell: ({ getValue }) => <Short text={getValue() ?? 'Given by you'} isSubtle={getValue() === null} />,
  }),
  column.accessor(({ sent_at: sent, send_at: due }) => sent ?? due, {
    id: 'time',
    header: 'Sent, or due',
    cell: ({ getValue }) => <Time at={getValue() ?? null} />,
  }),
  column.action({ actions: ({ row }) => actionsOf(row.original) }),
]

/** The gift cards of the shop. Codes are shown once, when a card is given; the shop itself does not know them afterwards. */
export default function GiftCardsPage() {
  const prompt = usePrompt()
  const { change } = useChange(path)

  async function disable({ id, last_characters: end }: GiftCard): Promise<void> {
    const isSure = await prompt({
      title: 'Disable this gift card?',
      description: `No cart can be paid with the card that ends in ${end ?? '…'} until you enable it again.`,
      confirmText: 'Disable',
    })
    if (isSure)
      change({
        method: 'POST',
        path: `${path}/${id}`,
        body: { status: 'disabled' },
        done: 'The gift card is disabled',
      })
  }

  function actionsOf(card: GiftCard): DataTableAction<GiftCard>[] {
    if (card.status === 'active')
      return [{ label: 'Disable', icon: <XCircle />, onClick: () => void disable(card) }]
    return [
      {
        label: 'Enable',
        icon: <CheckCircle />,
        onClick: () =>
          change({
            method: 'POST',
            path: `${path}/${card.id}`,
            body: { status: 'active' },
            done: 'The gift card is enabled',
          }),
      },
    ]
  }

  return (
    <ShopList<GiftCard>
      heading="Gift cards"
      description="Those that were bought, and those that you gave. Switch them on and off in the settings of the shop."
      path={path}
      field="gift_cards"
      search="Search by the last four characters"
      empty={{
        heading: 'No gift cards yet',
        description: 'Sell a product that is a gift card, or give one.',
      }}
      commands={<GiveGiftCard />}
      columns={columnsWith(actionsOf)}
    />
  )
}

export const config = defineRouteConfig({ label: 'Gift cards', icon: Gift })
