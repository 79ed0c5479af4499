import type { NewAddress, SavedAddress } from '@umber/storefront-core/account'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { importWithReload } from '../../../browser/import-with-reload.ts'
import { AsyncBoundary } from '../../../ui/async-boundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useWrittenAddress } from '../../address-fields/use-written-address.ts'
import { useServices } from '../../../services/services-context.ts'
import { useFormDraftName } from '../../../hooks/use-form-draft.ts'
import { useOverlay } from '../../../hooks/use-overlay.ts'
import { usePhoneNumbers } from '../../../queries/use-address-libraries.ts'
import { useCountries } from '../../../queries/use-countries.ts'
import { accountCopy } from '../../../copy/account.ts'
import { addressCopy as own } from '../../../copy/addresses.ts'
import { HangerIllustration } from '../../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { focusAfterRemoval } from '../../../ui/focus-after-removal.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx'
import { showcaseAddressForm } from './address-forms.ts'
import { DeleteAddress } from './delete-address.tsx'

const copy = accountCopy.address
/** The button 'Make Default' removes itself. */
const keepFocus = focusAfterRemoval('li')

export function AddressTab() {
  const query = useAccountQuery('addresses', ({ addressBook }) => addressBook.list())
  const { session } = useServices()
  const addButton = useRef<HTMLButtonElement>(null)
  // Reopens the dialog that was open when the session ended.
  const typed = useFormDraftName()
  const [isReopened, setReopened] = useState(typed !== undefined)
  const [chosen, setChosen] = useState<Dialog>()
  const overlay = useOverlay('address')
  const countries = useCountries()
  const names = countries.status === 'known' ? countries.names : [countries.home]
  const written = useWrittenAddress()
  const phones = usePhoneNumbers(written !== undefined)
  const phoneOf = ({ phone }: SavedAddress) => phones?.writtenPhone(phone) ?? phone

  const makeDefault = async (id: string) => {
    const outcome = await query.change(({ addressBook }) => addressBook.makeDefault(id))
    if (outcome === 'done') notify({ title: copy.madeDefault, tone: 'success' })
  }
  const keep = async (address: NewAddress, id?: string) => {
    const outcome = await query.change(({ addressBook }) =>
      id === undefined ? addressBook.add(address) : addressBook.update(id, address),
    )
    if (outcome === 'done') notify({ title: id === undefined ? copy.added : own.saved, tone: 'success' })
    return outcome
  }
  const show = (dialog: Dialog) => {
    setChosen(dialog)
    overlay.open()
  }
  const close = () => {
    setReopened(false)
    overlay.close()
  }
  const remove = async ({ id }: SavedAddress) => {
    const outcome = await query.change(({ addressBook }) => addressBook.remove(id))
    if (outcome !== 'done') return
    // Before the focus moves: a dialog that is still open would take it back.
    flushSync(() => setChosen(undefined))
    // The focused button was removed together with its address.
    addButton.current?.focus()
    close()
    notify({ title: own.removed, tone: 'success' })
  }
  const blank = (): NewAddress => {
    const view = session.getState()
    const { firstName = '', lastName = '' } = view.status === 'signed-in' ? view.customer : {}
    return { ...nothingTyped, firstName, lastName, country: countries.home }
  }

  return (
    <AccountSection query={query}>
      {(addresses) => {
        const reopened = isReopened ? dialogOf(typed, addresses) : undefined
        const shown = (overlay.isOpen ? chosen : undefined) ?? reopened
        const edited = shown?.kind === 'edit' ? shown.address : undefined
        return (
          <>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <Heading level={2} look="h3">
                {copy.heading}
              </Heading>
              <Button ref={addButton} aria-haspopup="dialog" onClick={() => show({ kind: 'new' })}>
                {copy.add}
              </Button>
            </div>
            {addresses.length === 0 && (
              <EmptyState
                level={3}
                drawing={<HangerIllustration />}
                title={copy.empty}
                sentence={copy.emptyHint}
              />
            )}
            <ul ref={keepFocus} className="mt-6 grid gap-5 md:grid-cols-2">
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  lines={written?.(address)}
                  countryCode={countries.codeOf(address.country)}
                  phone={phoneOf(address)}
                  onDefault={() => void makeDefault(address.id)}
                  onEdit={() => show({ kind: 'edit', address })}
                  onDelete={() => show({ kind: 'delete', address })}
                />
              ))}
            </ul>
            <DialogOf
              names={names}
              draftKey={newAddress}
              title={copy.dialog}
              submit={copy.submit}
              address={blank()}
              open={shown?.kind === 'new'}
              onClose={close}
              onKeep={(address) => keep(address)}
            />
            {edited !== undefined && (
              <DialogOf
                key={edited.id}
                draftKey={draftKeyOf(edited.id)}
                // A country without delivery stays selectable until another one is chosen.
                names={[...new Set([edited.country, ...names])]}
                title={own.edit}
                submit={own.save}
                address={{ ...edited, phone: phoneOf(edited) }}
                open
                onClose={close}
                onKeep={(address) => keep(address, edited.id)}
              />
            )}
            <DeleteAddress
              address={shown?.kind === 'delete' ? shown.address : undefined}
              onClose={close}
              onDelete={remove}
            />
          </>
        )
      }}
    </AccountSection>
  )
}

const FullAddressDialog = lazyComponent(
  async () => (await importWithReload(() => import('./full-address-dialog.tsx'))).FullAddressDialog,
)

/** The dialog of the preset's addresses. */
function DialogOf({
  names,
  ...props
}: Omit<AddressDialogProps, 'form'> & { readonly names: readonly string[] }) {
  const { preset } = useServices()
  return preset.hasFullAddresses ? (
    <AsyncBoundary>
      <FullAddressDialog names={names} {...props} />
    </AsyncBoundary>
  ) : (
    <AddressDialog form={showcaseAddressForm} {...props} />
  )
}

type Dialog = { readonly kind: 'new' } | { readonly kind: 'edit' | 'delete'; readonly address: SavedAddress }

const newAddress = 'new address'
const draftKeyOf = (id: string) => `address ${id}`

/** The dialog whose form draft has this name. */
function dialogOf(draft: string | undefined, addresses: readonly SavedAddress[]): Dialog | undefined {
  if (draft === newAddress) return { kind: 'new' }
  const address = addresses.find(({ id }) => draft === draftKeyOf(id))
  return address && { kind: 'edit', address }
}

const nothingTyped: NewAddress = {
  label: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
}
