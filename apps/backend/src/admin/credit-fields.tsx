import { Input, Label } from '@medusajs/ui'
import { useRef, useState, type FormEvent } from 'react'

/** What the forms of gift cards and store credit send. */
export interface Credit {
  readonly amount: number
  readonly currency_code: string
  readonly reason: string
}

interface CreditFieldsProps {
  /** What the ids of the fields begin with. */
  readonly id: string
  readonly isTried: boolean
  readonly reason: string
}

/** The amount, its currency and a reason. An empty field is marked once it was sent: Medusa's input marks a required one at once. */
export function CreditFields({ id, isTried, reason }: CreditFieldsProps) {
  const fields = [
    { name: 'amount', label: 'Amount', type: 'number', placeholder: '1000' },
    { name: 'currency', label: 'Currency', type: 'text', placeholder: 'inr' },
    { name: 'reason', label: reason, type: 'text', placeholder: 'A late parcel' },
  ]
  return fields.map(({ name, label, type, placeholder }) => (
    <div key={name} className="flex flex-col gap-y-1">
      <Label htmlFor={`${id}${name}`} size="small">
        {label}
      </Label>
      <Input
        id={`${id}${name}`}
        name={name}
        type={type}
        step="any"
        size="small"
        required={isTried}
        placeholder={placeholder}
      />
    </div>
  ))
}

/** Sends what the fields say, one press at a time, unless one is empty: it gets the focus. `send` never rejects. */
export function useCreditForm(send: (credit: Credit, form: HTMLFormElement) => Promise<unknown>) {
  const [isTried, setTried] = useState(false)
  // A second press comes before React knows of the first.
  const isSending = useRef(false)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const inputs = [...form.querySelectorAll('input')]
    const empty = inputs.find(({ value }) => value.trim() === '')
    setTried(empty !== undefined)
    empty?.focus()
    if (empty !== undefined || isSending.current) return
    const typed = (name: string) => inputs.find((input) => input.name === name)?.value.trim() ?? ''
    isSending.current = true
    await send(
      { amount: Number(typed('amount')), currency_code: typed('currency'), reason: typed('reason') },
      form,
    )
    isSending.current = false
  }
  return { isTried, submit }
}
