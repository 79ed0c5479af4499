import { useRef, useState } from 'react'
import { cartCopy } from '../../copy/cart.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'

/** There are no codes yet: the field is cleared, the totals stay, and nothing claims a discount. */
export function PromoCode() {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className="mt-6 flex items-end gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        setCode('')
        form.current?.querySelector('input')?.focus()
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
        onChange={(event) => setCode(event.target.value)}
        className="flex-1"
      />
      <Button type="submit" variant="outline">
        {cartCopy.apply}
      </Button>
    </form>
  )
}
