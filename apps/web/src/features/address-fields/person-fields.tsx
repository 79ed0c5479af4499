import { Field } from '../../ui/primitives/field.tsx'
import type { FieldProps } from './address-fields.tsx'

interface NameFieldsProps {
  readonly field: (name: 'firstName' | 'lastName') => FieldProps
  readonly labels: { readonly firstName: string; readonly lastName: string }
  readonly section?: 'billing'
}

export function NameFields({ field, labels, section }: NameFieldsProps) {
  const token = (name: string) => (section === undefined ? name : `${section} ${name}`)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...field('firstName')}
        label={labels.firstName}
        autoComplete={token('given-name')}
        maxLength={200}
        required
      />
      <Field
        {...field('lastName')}
        label={labels.lastName}
        autoComplete={token('family-name')}
        maxLength={200}
        required
      />
    </div>
  )
}
