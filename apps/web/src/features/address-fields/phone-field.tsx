import { Field } from '../../ui/primitives/field.tsx'
import type { FieldProps } from './address-fields.tsx'

interface PhoneFieldProps {
  readonly field: FieldProps
  readonly label: string
  readonly hint?: string
}

/** The phone number of an address. */
export const PhoneField = ({ field, ...words }: PhoneFieldProps) => (
  <Field {...field} {...words} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} required />
)
