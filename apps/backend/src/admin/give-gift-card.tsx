import { Button, Copy, Drawer, Input, Label, Text } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'

import { sdk } from './shop-list'

const path = '/admin/gift-cards'

const fields = [
  { name: 'amount', label: 'Amount', type: 'number', placeholder: '1000' },
  { name: 'currency', label: 'Currency', type: 'text', placeholder: 'inr' },
  { name: 'reason', label: 'Why, for yourself', type: 'text', placeholder: 'A late parcel' },
] as const

/** Gives a gift card, and shows its code: the shop itself does not know it afterwards. */
export function GiveGiftCard() {
  const id = useId()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async (body: Readonly<Record<string, unknown>>) =>
      sdk.client.fetch<{ readonly code: string }>(path, { method: 'POST', body: { ...body } }),
    onSuccess: async () => queries.invalidateQueries({ queryKey: [path] }),
  })

  function give(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // Each press would make a card.
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    mutate({
      amount: Number(typed.get('amount')),
      currency_code: typed.get('currency'),
      reason: typed.get('reason'),
    })
  }

  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        reset()
      }}
    >
      <Drawer.Trigger asChild>
        <Button variant="secondary" size="small">
          Give
        </Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Give a gift card</Drawer.Title>
          <Drawer.Description>Its code is shown here once. Send it to whom it is for.</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          {data === undefined ? (
            <form id={id} className="flex flex-col gap-y-4" onSubmit={give}>
              {fields.map(({ name, label, type, placeholder }) => (
                <div key={name} className="flex flex-col gap-y-2">
                  <Label htmlFor={`${id}${name}`}>{label}</Label>
                  <Input
                    id={`${id}${name}`}
                    name={name}
                    type={type}
                    step="any"
                    required
                    placeholder={placeholder}
                  />
                </div>
              ))}
              {error !== null && (
                <Text size="small" role="alert" className="text-ui-fg-error">
                  {error.message}
                </Text>
              )}
            </form>
          ) : (
            <div className="flex items-center gap-x-2">
              <output className="font-mono">{data.code}</output>
              <Copy content={data.code} />
            </div>
          )}
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">{data === undefined ? 'Cancel' : 'Close'}</Button>
          </Drawer.Close>
          {data === undefined && (
            <Button type="submit" form={id} isLoading={isPending}>
              Give
            </Button>
          )}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
