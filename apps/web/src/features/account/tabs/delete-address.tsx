import { accountAddressFrom, type SavedAddress } from '@umber/storefront-core/account'
import { useState } from 'react'
import { accountCopy } from '../../../copy/account.ts'
import { addressCopy as own } from '../../../copy/addresses.ts'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Text } from '../../../ui/primitives/text.tsx'

const copy = accountCopy.address

interface DeleteAddressProps {
  readonly address: SavedAddress | undefined
  readonly onClose: () => void
  readonly onDelete: (address: SavedAddress) => Promise<void>
}

/** Asks for confirmation, because deleting cannot be undone. */
export function DeleteAddress({ address, onClose, onDelete }: DeleteAddressProps) {
  const [busy, setBusy] = useState(false)
  if (address === undefined) return null
  const { name, street } = accountAddressFrom(address)
  const remove = async () => {
    setBusy(true)
    await onDelete(address)
    setBusy(false)
  }
  return (
    <Sheet everOpened open onClose={onClose} title={own.removeDialog} side="centre">
      <div className="p-6">
        <Text className="wrap-anywhere">{own.removeSure(name === '' ? street : name)}</Text>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="destructive" busy={busy} onClick={() => void remove()}>
            {own.remove}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
