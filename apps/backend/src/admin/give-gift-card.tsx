import { Button, Copy, Drawer, Text } from '@medusajs/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { CreditFields, useCreditForm, type Credit } from './credit-fields'
import { sdk } from './shop-list'

const path = '/admin/gift-cards'

/** Gives a gift card, and shows its code: the shop itself does not know it afterwards. */
export function GiveGiftCard() {
  const id = useId()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync, isPending, data, error, reset } = useMutation({
    mutationFn: async (body: Credit) =>
      sdk.client.fetch<{ readonly code: string }>(path, { method: 'POST', body: { ...body } }),
    onSuccess: async () => queries.invalidateQueries({ queryKey: [path] }),
  })

  // The refusal is shown from the mutation.
  const { isTried, submit } = useCreditForm(async (credit) => mutateAsync(credit).catch(() => undefined))

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
            <form
              id={id}
              className="flex flex-col gap-y-4"
              noValidate
              onSubmit={(event) => void submit(event)}
            >
              <CreditFields id={id} isTried={isTried} reason="Why, for yourself" />
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
