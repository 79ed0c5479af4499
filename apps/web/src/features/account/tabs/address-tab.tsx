import { accountAddressFrom, newAddressFromAccount } from '@umber/storefront-core/account'
import type { SavedAddress } from '@umber/storefront-core'
import { useState } from 'react'
import { useShop } from '../../../bindings/shop.ts'
import { accountCopy } from '../../../copy/account.ts'
import { HangerDrawing } from '../../../ui/drawings/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { ShelfPart } from '../shelf-part.tsx'
import { useShelf } from '../use-shelf.ts'
import { AddressDialog } from './address-dialog.tsx'

const copy = accountCopy.address

export function AddressTab() {
  const shelf = useShelf('addresses', ({ addressBook }) => addressBook.list())
  const { session } = useShop()
  const [open, setOpen] = useState(false)

  const makeDefault = async (id: string) => {
    const done = await shelf.change(({ addressBook }) => addressBook.makeDefault(id))
    if (done) notify({ title: copy.madeDefault, tone: 'success' })
  }
  const owner = () => {
    const view = session.getState()
    const { firstName = '', lastName = '' } = view.kind === 'customer' ? view.customer : {}
    return { firstName, lastName, phone: '', country: 'India' }
  }

  return (
    <ShelfPart shelf={shelf}>
      {(addresses) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Heading level={2} look="h3">
              {copy.heading}
            </Heading>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {copy.add}
            </Button>
          </div>
          {addresses.length === 0 && (
            <EmptyState level={3} drawing={<HangerDrawing />} title={copy.empty} sentence={copy.emptyHint} />
          )}
          <ul className="mt-6 grid gap-5 md:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onDefault={() => void makeDefault(address.id)}
              />
            ))}
          </ul>
          <AddressDialog
            open={open}
            onClose={() => setOpen(false)}
            onAdd={async (typed) => {
              const added = newAddressFromAccount(typed, owner())
              const done = await shelf.change(({ addressBook }) => addressBook.add(added))
              if (done) notify({ title: copy.added, tone: 'success' })
              return done
            }}
          />
        </>
      )}
    </ShelfPart>
  )
}

interface AddressCardProps {
  readonly address: SavedAddress
  readonly onDefault: () => void
}

function AddressCard({ address, onDefault }: AddressCardProps) {
  const { name, street, city, state, zipCode } = accountAddressFrom(address)
  return (
    <li className="flex flex-col gap-3 border border-line p-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium wrap-anywhere" dir="auto">
          {name}
        </span>
        {address.isDefault && <Badge tone="strong">{copy.isDefault}</Badge>}
      </p>
      <address className="flex-1 not-italic wrap-anywhere text-ink-2" dir="auto">
        <span className="block">{street}</span>
        <span className="block">
          {city}, {state} {zipCode}
        </span>
      </address>
      <div className="flex flex-wrap gap-x-5">
        <Button
          variant="link"
          size="small"
          aria-label={copy.editNamed(name)}
          onClick={() => notify({ title: copy.editSoon })}
        >
          {copy.edit}
        </Button>
        {!address.isDefault && (
          <Button variant="link" size="small" aria-label={copy.makeDefaultNamed(name)} onClick={onDefault}>
            {copy.makeDefault}
          </Button>
        )}
      </div>
    </li>
  )
}
