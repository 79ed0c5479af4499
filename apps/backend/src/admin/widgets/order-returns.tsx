import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Button, Text, toast, usePrompt } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { LoadingFailed } from '../loading-failed'
import { Panel } from '../panel'
import { backendUrl, sdk, useChange } from '../shop-list'

interface OrderReturnsProps {
  readonly data: { readonly id: string }
}

interface WaitingReturn {
  readonly id: string
  readonly number: number
  readonly label: string | null
  readonly items: readonly {
    readonly title: string
    readonly quantity: number
    readonly wanted: string | null
  }[]
}

/** The returns that are on their way: their labels, and the exchanges that shoppers ask for. */
export default function OrderReturns({ data: { id } }: OrderReturnsProps) {
  const path = `/admin/orders/${id}/return-requests`
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => sdk.client.fetch<{ readonly returns: readonly WaitingReturn[] }>(path),
  })
  if (error !== null)
    return <LoadingFailed what="The list of returns" error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.returns.length === 0) return null
  return (
    <Panel
      heading="Returns on their way"
      description="The shopper downloads the label from the page of the order."
    >
      {data.returns.map((one) => (
        <ReturnRow key={one.id} path={path} of={one} />
      ))}
    </Panel>
  )
}

function ReturnRow({
  path,
  of: { id, number, label, items },
}: {
  readonly path: string
  readonly of: WaitingReturn
}) {
  const { change, isChanging } = useChange(path)
  const prompt = usePrompt()
  const input = useRef<HTMLInputElement>(null)

  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > 2 * 1024 * 1024) {
      toast.error('A label must not be larger than 2 MB')
      return
    }
    const body = { name: file.name, content: await base64Of(file) }
    change({ method: 'POST', path: `/admin/returns/${id}/label`, body, done: 'The label is stored' })
  }
  const exchange = async () => {
    const isSure = await prompt({
      title: 'Make the exchange?',
      description:
        'The return becomes an exchange: the wanted pieces are reserved and can be sent. The shopper pays nothing.',
      confirmText: 'Make the exchange',
      variant: 'confirmation',
    })
    if (isSure)
      change({ method: 'POST', path: `/admin/returns/${id}/wanted-exchange`, done: 'The exchange is made' })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-3">
      <div>
        <Text size="small" weight="plus">
          Return #{number}
        </Text>
        {items.map(({ title, quantity, wanted }) => (
          <Text key={title} size="small" className="text-ui-fg-subtle">
            {`${quantity} × ${title}`}
            {wanted !== null && ` → wants ${wanted}`}
          </Text>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {label !== null && (
          <Button variant="transparent" size="small" asChild>
            <a href={`${backendUrl.replace(/\/$/, '')}/admin/returns/${id}/label`} download>
              {label}
            </a>
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          className="hidden"
          aria-label={`Label of return ${number}`}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
        <Button variant="secondary" size="small" disabled={isChanging} onClick={() => input.current?.click()}>
          {label === null ? 'Upload label' : 'Replace label'}
        </Button>
        {items.some(({ wanted }) => wanted !== null) && (
          <Button size="small" disabled={isChanging} onClick={() => void exchange()}>
            Make exchange
          </Button>
        )}
      </div>
    </div>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

export const config = defineWidgetConfig({ zone: 'order.details.after' })
