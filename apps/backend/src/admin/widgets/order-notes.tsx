import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Container, Heading, Text } from '@medusajs/ui'

import { notesOf } from '../../lib/order-changes/order-notes'

interface OrderNotesProps {
  readonly data: { readonly metadata?: Readonly<Record<string, unknown>> | null }
}

/** What the buyer wrote with the order. */
export default function OrderNotesWidget({ data: { metadata } }: OrderNotesProps) {
  const { note, gift_message: gift } = notesOf(metadata)
  if (note === null && gift === null) return null
  return (
    <Container className="flex flex-col gap-y-3 px-6 py-4">
      <Heading level="h2">From the buyer</Heading>
      {note !== null && <Words label="Note to the shop" text={note} />}
      {gift !== null && <Words label="Gift message" text={gift} />}
    </Container>
  )
}

function Words({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <Text size="small" weight="plus">
        {label}
      </Text>
      <Text size="small" className="whitespace-pre-line break-words" dir="auto">
        {text}
      </Text>
    </div>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.side.before' })
