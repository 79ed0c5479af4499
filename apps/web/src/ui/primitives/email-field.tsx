import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>

/** An address of 254 characters is the longest there can be. */
export const EmailField = (props: EmailFieldProps) => (
  <Field {...props} type="email" inputMode="email" autoComplete="email" maxLength={254} />
)
