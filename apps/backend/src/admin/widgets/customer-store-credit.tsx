import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Button, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { CreditFields, useCreditForm } from '../credit-fields'
import { LoadingFailed } from '../loading-failed'
import { Panel } from '../panel'
import { sdk, Time, useChange } from '../shop-list'
import { written } from '../written-money'

interface Credit {
  readonly currency_code: string
  readonly balance: number
  readonly entries: readonly {
    readonly id: string
    readonly kind: string
    readonly amount: number
    readonly reason: string | null
    readonly created_at: string
  }[]
}

/** What the customer has, and what changed it; gives and takes. */
export default function CustomerStoreCredit({ data: { id } }: { readonly data: { readonly id: string } }) {
  const path = `/admin/customers/${id}/store-credit`
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => sdk.client.fetch<{ readonly store_credit: readonly Credit[] }>(path),
  })
  if (error !== null)
    return <LoadingFailed what="The store credit" error={error} onRetry={() => void refetch()} />
  return (
    <Panel
      heading="Store credit"
      description="The customer pays carts of the same currency with it. An amount with a minus is taken."
    >
      {data?.store_credit.map(({ currency_code: currency, balance, entries }) => (
        <div key={currency} className="flex flex-col gap-2 px-6 py-3">
          <Text weight="plus">{written(balance, currency)}</Text>
          {entries.slice(0, 10).map(({ id: entry, kind, amount, reason, created_at: at }) => (
            <div key={entry} className="flex flex-wrap justify-between gap-2">
              <Text size="small" className="text-ui-fg-subtle">
                <Time at={at} /> · {reason ?? kind}
              </Text>
              <Text size="small">{written(amount, currency)}</Text>
            </div>
          ))}
        </div>
      ))}
      <ChangeForm path={path} />
    </Panel>
  )
}

function ChangeForm({ path }: { readonly path: string }) {
  const id = useId()
  const { change, isChanging } = useChange(path)

  const { isTried, submit } = useCreditForm(
    async (credit, form) =>
      new Promise<void>((resolve) => {
        change(
          { method: 'POST', path, body: { ...credit }, done: 'The store credit is changed' },
          { onSuccess: () => form.reset(), onSettled: () => resolve() },
        )
      }),
  )

  return (
    <form
      className="flex flex-wrap items-end gap-3 px-6 py-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <CreditFields id={id} isTried={isTried} reason="Why" />
      <Button type="submit" size="small" variant="secondary" isLoading={isChanging}>
        Give or take
      </Button>
    </form>
  )
}

export const config = defineWidgetConfig({ zone: 'customer.details.after' })
