import { cardBrand, expiryIsPast, formatExpiry, groupCardNumber } from '@umber/storefront-core/forms'
import { useState, type ComponentProps } from 'react'
import { paymentCopy as copy } from '../../../copy/checkout-steps.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import type { CardFields } from './card-fields.ts'

const brandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  rupay: 'RuPay',
  unknown: undefined,
} as const

type Tie = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onBlur' | 'onChange'>

export interface CardFormProps {
  readonly field: (name: keyof CardFields) => Tie
  readonly values: CardFields
  readonly set: (part: Partial<CardFields>) => void
  readonly errorOf: (name: string) => string | undefined
  readonly disabled: boolean
}

export function CardForm({ field, values, set, errorOf, disabled }: CardFormProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const isPast = expiryIsPast(values.expiryDate, today) && errorOf('expiryDate') === undefined
  return (
    <div className="flex flex-col gap-5">
      <Field
        {...field('cardNumber')}
        label={copy.cardNumber}
        hint={brandNames[cardBrand(values.cardNumber)]}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder={copy.cardNumberExample}
        maxLength={40}
        optional
        disabled={disabled}
        onChange={(event) => set({ cardNumber: groupedWhereDigits(event.target.value) })}
      />
      <Field
        {...field('nameOnCard')}
        label={copy.nameOnCard}
        autoComplete="cc-name"
        maxLength={200}
        optional
        disabled={disabled}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('expiryDate')}
          label={copy.expiryDate}
          hint={isPast ? copy.past : undefined}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={copy.expiryExample}
          maxLength={20}
          optional
          disabled={disabled}
          onChange={(event) => set({ expiryDate: formatExpiry(event.target.value, values.expiryDate) })}
        />
        <Field
          {...field('cvv')}
          label={copy.cvv}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          optional
          disabled={disabled}
          onChange={(event) => set({ cvv: event.target.value.replaceAll(/\s/g, '') })}
        />
      </div>
    </div>
  )
}

/** Letters stay, so that they are visible and get an error message. */
const groupedWhereDigits = (typed: string) => (/^[\d\s-]*$/.test(typed) ? groupCardNumber(typed) : typed)
