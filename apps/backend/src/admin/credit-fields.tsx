import { Input, Label } from '@medusajs/ui'
import { useState, type FormEvent } from 'react'

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

/** Sends what the fields say, unless one is empty: it gets the focus. */
export function useCreditForm(send: (credit: Credit, form: HTMLFormElement) => void) {
  const [isTried, setTried] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const inputs = [...form.querySelectorAll('input')]
    const empty = inputs.find(({ value }) => value.trim() === '')
    setTried(empty !== undefined)
    if (empty !== undefined) {
      empty.focus()
      return
    }
    const typed = (name: string) => inputs.find((input) => input.name === name)?.value.trim() ?? ''
    send({ amount: Number(typed('amount')), currency_code: typed('currency'), reason: typed('reason') }, form)
  }
  return { isTried, submit }
}
