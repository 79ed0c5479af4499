import { failureFrom } from '@umber/storefront-core'
import { useRef, useState } from 'react'
import { useServices } from '../../services/services-context.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { listed } from '../../i18n/lists.ts'
import { codeRefusal, promotionCopy } from '../../copy/promotions.ts'
import { failureSentence } from '../../copy/failure.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { idleComponent } from '../../ui/idle-component.tsx'
import { useLostCodes, usePromotions } from './use-promotions.ts'
import { CloseIcon } from '../../ui/icons.tsx'

// Few carts are paid with a gift card, and what it asks for needs the code of the ports.
const CartCreditFields = idleComponent(
  async () => (await import('./cart-credit-fields.tsx')).CartCreditFields,
)

/** The promotions port validates the code. The showcase ignores it: the field is cleared and no discount is shown. */
export function PromoCode() {
  const { promotions, subtotal, lines } = useCart()
  const { waiting = [] } = promotions
  const codes = [...promotions.codes, ...waiting]
  const { lost, begin } = useLostCodes(codes)
  const { hasPromotions, money } = useServices().preset
  const { takesGiftCards, takesStoreCredit } = useShopSettings()
  const takesCredit = hasPromotions && (takesGiftCards ?? takesStoreCredit)
  const written = (amount: number) => money.products({ ...subtotal, amount })
  const { apply, remove } = usePromotions()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      setRefusal(await work())
    } catch (error) {
      setRefusal(failureSentence(failureFrom(error)))
    } finally {
      setBusy(false)
      // The shopper may be in another field by then. Removing a code leaves the focus on the body or on a heading.
      const { activeElement } = document
      if (activeElement?.matches('body, h1, h2') === true || form.current?.contains(activeElement) === true)
        form.current?.querySelector('input')?.focus()
    }
  }

  const submit = async () => {
    const typed = code.trim()
    // The live shop rejects an empty code without a request.
    if (typed === '' && hasPromotions) return promotionCopy.missing
    begin()
    const answer = await apply(typed)
    // Not in Medusa's words: they are in English.
    if (answer.kind === 'refused') return codeRefusal(answer.code, answer.why, written)
    setCode('')
    return undefined
  }

  return (
    <>
      <form
        ref={form}
        className="flex items-end gap-3"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void during(submit)
        }}
      >
        <Field
          label={cartCopy.promo}
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          error={refusal}
          onChange={(event) => setCode(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" variant="outline" aria-disabled={busy || undefined}>
          {cartCopy.apply}
        </Button>
      </form>
      <AppliedCodes
        codes={codes}
        busy={busy}
        onRemove={(applied) =>
          void during(async () => {
            begin(applied)
            await remove(applied)
            return undefined
          })
        }
      />
      <output className="block text-small text-ink-2 not-empty:mt-2">
        {lost.length > 0 && lines.length > 0 && (
          <span className="block">{promotionCopy.lost({ count: lost.length, codes: listed(lost) })}</span>
        )}
        {waiting.length > 0 && promotionCopy.waiting({ count: waiting.length, codes: listed(waiting) })}
      </output>
      {takesCredit && <CartCreditFields />}
    </>
  )
}

interface AppliedCodesProps {
  readonly codes: readonly string[]
  readonly busy: boolean
  readonly onRemove: (code: string) => void
}

function AppliedCodes({ codes, busy, onRemove }: AppliedCodesProps) {
  if (codes.length === 0) return null
  return (
    <ul aria-label={promotionCopy.applied} className="mt-3 flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code}>
          <Button
            variant="outline"
            size="small"
            aria-label={promotionCopy.remove(code)}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onRemove(code)
            }}
          >
            {code}
            <CloseIcon className="size-3.5" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
