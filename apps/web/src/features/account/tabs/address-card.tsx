import { accountAddressFrom, type SavedAddress } from '@umber/storefront-core/account'
import { useServices } from '../../../services/services-context.ts'
import { accountCopy } from '../../../copy/account.ts'
import { taxNumberLine } from '../../../copy/address-fields.ts'
import { addressCopy as own } from '../../../copy/addresses.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { WrittenAddress } from '../../../ui/primitives/written-address.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { cityLine } from '../../address-fields/use-written-address.ts'

const copy = accountCopy.address

interface AddressCardProps {
  readonly address: SavedAddress
  /** As its country writes it; undefined where addresses have no country, and until that is known. */
  readonly lines: readonly string[] | undefined
  /** '' where it is not known. */
  readonly countryCode: string
  /** As it is written. */
  readonly phone: string
  readonly onDefault: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

export function AddressCard({
  address,
  lines,
  countryCode,
  phone,
  onDefault,
  onEdit,
  onDelete,
}: AddressCardProps) {
  const { hasFullAddresses } = useServices().preset
  const { name, street, city, state, zipCode } = accountAddressFrom(address)
  // An address saved by checkout or by the administration may have no name.
  const called = name === '' ? street : name
  return (
    <li className="flex flex-col gap-3 border border-line p-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium wrap-anywhere" dir="auto">
          {called}
        </span>
        {address.isDefault && <Badge tone="strong">{copy.isDefault}</Badge>}
      </p>
      <WrittenAddress
        lines={[
          ...(lines ?? [street, cityLine({ city, state, postalCode: zipCode })]),
          ...(address.taxNumber === undefined ? [] : [taxNumberLine(address.taxNumber, countryCode)]),
          ...(hasFullAddresses ? [phone] : []),
        ]}
        className="flex-1 text-ink-2"
      />
      <div className="flex flex-wrap gap-x-5">
        <Button
          variant="link"
          size="small"
          aria-label={copy.editNamed(called)}
          aria-haspopup={hasFullAddresses ? 'dialog' : undefined}
          onClick={hasFullAddresses ? onEdit : () => notify({ title: copy.editSoon, tone: 'info' })}
        >
          {copy.edit}
        </Button>
        {!address.isDefault && (
          <Button variant="link" size="small" aria-label={copy.makeDefaultNamed(called)} onClick={onDefault}>
            {copy.makeDefault}
          </Button>
        )}
        {hasFullAddresses && (
          <Button
            variant="link"
            size="small"
            aria-label={own.removeNamed(called)}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            {own.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
