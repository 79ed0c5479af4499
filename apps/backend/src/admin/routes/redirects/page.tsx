import { defineRouteConfig } from '@medusajs/admin-sdk'
import { ArrowUturnLeft, Trash } from '@medusajs/icons'
import { Button, createDataTableColumnHelper, Drawer, Input, Label, usePrompt } from '@medusajs/ui'
import { useId, useState, type FormEvent } from 'react'

import { ShopList, Short, Time, useChange } from '../../shop-list'

interface Redirect {
  readonly id: string
  readonly path: string
  /** Null when the record it follows is gone. */
  readonly to: string | null
  readonly entity: string | null
  readonly created_at: string
}

const path = '/admin/redirects'
const column = createDataTableColumnHelper<Redirect>()

const columnsWith = (remove: (redirect: Redirect) => Promise<void>) => [
  column.accessor('path', { header: 'Old address', cell: ({ getValue }) => <Short text={getValue()} /> }),
  column.accessor('to', {
    header: 'New address',
    cell: ({ getValue }) => <Short text={getValue() ?? 'Deleted'} isSubtle={getValue() === null} />,
  }),
  column.accessor('entity', {
    header: 'Made by',
    cell: ({ getValue }) => (getValue() === null ? 'You' : 'A changed handle'),
  }),
  column.accessor('created_at', { header: 'Since', cell: ({ getValue }) => <Time at={getValue()} /> }),
  column.action({
    actions: ({ row }) => [{ label: 'Delete', icon: <Trash />, onClick: () => void remove(row.original) }],
  }),
]

/** The old addresses of the shop and where they lead to. */
export default function RedirectsPage() {
  const prompt = usePrompt()
  const { change } = useChange(path)

  async function remove({ id, path: old }: Redirect): Promise<void> {
    const isSure = await prompt({
      title: 'Delete this redirect?',
      description: `${old} will be a page that does not exist, also for search engines.`,
      confirmText: 'Delete',
    })
    if (isSure) change({ method: 'DELETE', path: `${path}/${id}`, done: 'The redirect is deleted' })
  }

  return (
    <ShopList<Redirect>
      heading="Redirects"
      description="Old addresses of the shop. When you change the handle of a product, a category or a collection, its old address is added by itself."
      path={path}
      field="redirects"
      search="Search by address"
      empty={{ heading: 'No redirects yet', description: 'No page of the shop has moved.' }}
      commands={<AddRedirect />}
      columns={columnsWith(remove)}
    />
  )
}

function AddRedirect() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { change, isChanging } = useChange(path)

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = { path: fields.get('path'), target: fields.get('target') }
    // A refused one stays open with what was typed.
    change({ method: 'POST', path, body, done: 'The redirect is added' }, { onSuccess: () => setOpen(false) })
  }

  return (
    <Drawer open={isOpen} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <Button variant="secondary" size="small">
          Add
        </Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Add a redirect</Drawer.Title>
          <Drawer.Description>Visitors of the old address are led to the new one.</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          <form id={id} className="flex flex-col gap-y-4" onSubmit={add}>
            <div className="flex flex-col gap-y-2">
              <Label htmlFor={`${id}path`}>Old address</Label>
              <Input id={`${id}path`} name="path" placeholder="/products/old-shirt.html" />
            </div>
            <div className="flex flex-col gap-y-2">
              <Label htmlFor={`${id}target`}>New address</Label>
              <Input id={`${id}target`} name="target" placeholder="/product/linen-shirt" />
            </div>
          </form>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Drawer.Close>
          <Button type="submit" form={id} isLoading={isChanging}>
            Add
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

export const config = defineRouteConfig({ label: 'Redirects', icon: ArrowUturnLeft })
