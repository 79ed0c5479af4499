import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Button, Input, Label } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'

import { Panel } from '../panel'
import { sdk, useChange } from '../shop-list'
import { written } from '../written-money'

interface Order {
  readonly currency_code: string
  readonly customer?: { readonly has_account?: boolean } | null
  readonly summary?: { readonly pending_difference?: number } | null
}

/** Gives what the shop owes for an order as store credit. Nothing while it owes nothing, or the buyer has no account. */
export default function OrderStoreCredit({ data: { id } }: { readonly data: { readonly id: string } }) {
  const field = useId()
  const path = `/admin/orders/${id}`
  const { data } = useQuery({
    queryKey: [path, 'owed'],
    queryFn: async () =>
      sdk.client.fetch<{ readonly order: Order }>(path, {
        query: { fields: 'id,currency_code,summary,customer.has_account' },
      }),
  })
  const { change, isChanging } = useChange(path)
  const owed = -(data?.order.summary?.pending_difference ?? 0)
  if (data === undefined || owed <= 0 || data.order.customer?.has_account !== true) return null

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = { amount: Number(fields.get('amount')), reason: fields.get('reason') }
    change({ method: 'POST', path: `${path}/store-credit`, body, done: 'The store credit is given' })
  }

  return (
    <Panel
      heading="Refund as store credit"
      description={`You owe ${written(owed, data.order.currency_code)} for this order.`}
    >
      <form className="flex flex-wrap items-end gap-3 px-6 py-4" onSubmit={send}>
        <div className="flex flex-col gap-y-1">
          <Label htmlFor={`${field}amount`} size="small">
            Amount
          </Label>
          <Input
            id={`${field}amount`}
            name="amount"
            type="number"
            step="any"
            size="small"
            defaultValue={owed}
            required
          />
        </div>
        <div className="flex flex-col gap-y-1">
          <Label htmlFor={`${field}reason`} size="small">
            Why
          </Label>
          <Input id={`${field}reason`} name="reason" size="small" defaultValue="Return" required />
        </div>
        <Button type="submit" size="small" variant="secondary" isLoading={isChanging}>
          Give store credit
        </Button>
      </form>
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'order.details.after' })
