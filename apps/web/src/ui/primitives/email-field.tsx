import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>

/** 254 characters is the maximum length of an email address. */
export const EmailField = (props: EmailFieldProps) => (
  <Field {...props} type="email" inputMode="email" autoComplete="email" maxLength={254} />
)
