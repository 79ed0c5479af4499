import { failureFrom } from '@umber/storefront-core'
import type { AppliedCredit, CartCreditPort } from '@umber/storefront-core/cart'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { cartCreditCopy as copy } from '../../copy/cart-credit.ts'
import { failureSentence } from '../../copy/failure.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const GiftCardRecipient = lazyComponent(
  async () => (await import('./gift-card-recipient.tsx')).GiftCardRecipient,
)

/** What gift cards and store credit pay of the cart, and a field for another card. Nothing where the shop has neither. */
export function CartCreditFields() {
  const { cart, ports } = useServices()
  const { subtotal, promotions, total } = useCart()
  // Whatever changes what the cart costs may change what each of them pays.
  const state = [
    subtotal.amount,
    promotions.discount.amount,
    promotions.credit?.amount,
    total.currency,
  ].join()
  const cartId = async () => {
    const store = await cart.load()
    await store.start()
    return store.getState().machine.cartId ?? ''
  }
  const { data, refetch } = useQuery({
    queryKey: ['cart-credit', state],
    queryFn: async ({ signal }) => {
      const { cartCredit } = await ports()
      const id = await cartId()
      return (id === '' ? undefined : await cartCredit?.read(id, { signal })) ?? null
    },
    staleTime: 0,
    placeholderData: (before) => before,
    meta: { isBackdrop: true },
  })
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const heading = useId()

  const during = async (work: (port: CartCreditPort, id: string) => Promise<string | undefined>) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { cartCredit } = await ports()
      if (cartCredit === undefined) return
      const refused = await work(cartCredit, await cartId())
      setRefusal(refused)
      if (refused === undefined) await (await cart.load()).refresh()
      await refetch()
    } catch (error) {
      setRefusal(failureSentence(failureFrom(error)))
    } finally {
      setBusy(false)
    }
  }
  const applyCode = () =>
    during(async (port, id) => {
      if (code.trim() === '') return copy.missing
      const answer = await port.applyGiftCard(id, code.trim())
      if (answer.kind === 'refused') return copy[answer.reason]
      setCode('')
      return undefined
    })

  if (data == null) return null
  const { applied, storeCredit, hasGiftCards, toSend } = data
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-5" aria-busy={isBusy}>
      {hasGiftCards && (
        <form
          className="flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void applyCode()
          }}
        >
          <Field
            label={copy.code}
            name="gift-card"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            dir="ltr"
            value={code}
            error={refusal}
            onChange={(event) => setCode(event.target.value)}
            className="flex-1"
          />
          <Button type="submit" variant="outline" aria-disabled={isBusy || undefined}>
            {copy.use}
          </Button>
        </form>
      )}
      {!hasGiftCards && refusal !== undefined && (
        <p role="alert" className="text-small text-sale">
          {refusal}
        </p>
      )}
      {storeCredit !== undefined && (
        <StoreCreditButton
          amount={storeCredit}
          isBusy={isBusy}
          onUse={() =>
            void during(async (port, id) => {
              await port.applyStoreCredit(id)
              return undefined
            })
          }
        />
      )}
      {toSend.map((one) => (
        <AsyncBoundary key={one.lineId}>
          <GiftCardRecipient
            of={one}
            onKeep={async (details) => {
              const { cartCredit } = await ports()
              await cartCredit?.address(await cartId(), one.lineId, details)
            }}
          />
        </AsyncBoundary>
      ))}
      {applied.length > 0 && (
        <section aria-labelledby={heading}>
          <h3 id={heading} className="text-small font-medium">
            {copy.applied}
          </h3>
          <ul className="mt-2 flex flex-col gap-2">
            {applied.map((one) => (
              <AppliedRow
                key={one.account}
                credit={one}
                isBusy={isBusy}
                onRemove={() =>
                  void during(async (port, id) => {
                    await port.remove(id, one.account)
                    return undefined
                  })
                }
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface StoreCreditButtonProps {
  readonly amount: AppliedCredit['amount']
  readonly isBusy: boolean
  readonly onUse: () => void
}

function StoreCreditButton({ amount, isBusy, onUse }: StoreCreditButtonProps) {
  const { money } = useServices().preset
  return (
    <Button variant="outline" aria-disabled={isBusy || undefined} onClick={onUse}>
      {copy.applyStoreCredit(money.checkout(amount))}
    </Button>
  )
}

interface AppliedRowProps {
  readonly credit: AppliedCredit
  readonly isBusy: boolean
  readonly onRemove: () => void
}

function AppliedRow({ credit, isBusy, onRemove }: AppliedRowProps) {
  const { money } = useServices().preset
  const name =
    credit.kind === 'store-credit'
      ? copy.storeCredit
      : credit.lastCharacters === undefined
        ? copy.giftCard
        : copy.named(credit.lastCharacters)
  return (
    <li className="flex items-center gap-3 text-small">
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-ink-2">{copy.left(money.checkout(credit.left))}</span>
      </span>
      <span className="tabular text-end">−{money.checkout(credit.amount)}</span>
      <Button
        variant="outline"
        size="small"
        aria-label={copy.remove(name)}
        aria-disabled={isBusy || undefined}
        onClick={onRemove}
      >
        <CloseIcon className="size-3.5" />
      </Button>
    </li>
  )
}
