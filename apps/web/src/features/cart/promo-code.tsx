import { useRef, useState } from 'react'
import { useShop } from '../../bindings/shop.ts'
import { cartCopy } from '../../copy/cart.ts'
import { failureSentence } from '../../copy/failure.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'

/** What the shop says to the code decides: the demonstration ignores it, so the field is cleared and no discount claimed. */
export function PromoCode() {
  const { cart, ports } = useShop()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const apply = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const [{ promotions }, store] = await Promise.all([ports(), cart.open()])
      const answer = await promotions.apply(store.getState().machine.cartId ?? '', code.trim())
      if (answer.kind === 'refused') setRefusal(answer.message)
      else setCode('')
    } catch {
      setRefusal(failureSentence(undefined))
    } finally {
      setBusy(false)
      form.current?.querySelector('input')?.focus()
    }
  }

  return (
    <form
      ref={form}
      className="mt-6 flex items-end gap-3 border-t border-line pt-5"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void apply()
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
  )
}
