import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Container, Copy, Heading, Text } from '@medusajs/ui'

import { orderNumber } from '../../lib/email/order-number'
import { settingDefaults } from '../../lib/shop-settings/defaults'
import { useSettings } from '../shop-settings'

interface OrderNumberProps {
  readonly data: { readonly display_id: number }
}

/** The number that the shop and its emails show: the dashboard itself writes #2 for UE-000002. */
export default function OrderNumber({ data }: OrderNumberProps) {
  const { data: settings } = useSettings()
  if (settings === undefined) return null
  const number = orderNumber(
    settings.order_number_prefix ?? settingDefaults.orderNumberPrefix,
    data.display_id,
  )
  return (
    <Container className="flex items-center justify-between px-6 py-4">
      <Heading level="h2">Number in the shop</Heading>
      <span className="flex items-center gap-x-2">
        <Text size="small" className="text-ui-fg-subtle">
          {number}
        </Text>
        <Copy content={number} />
      </span>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.side.before' })
