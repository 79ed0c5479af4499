import { Input } from '@medusajs/ui'
import { useId } from 'react'

import { useDraft } from './draft'
import { FieldFrame } from './fields'
import { localTime, momentOf } from './local-time'

interface MomentFieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
}

/** A date and a time, in the time zone of who enters it. */
export function MomentField({ path, label, hint }: MomentFieldProps) {
  const id = useId()
  const { valueAt, change, faultAt } = useDraft()
  const value = valueAt(path)
  const fault = faultAt(path)
  return (
    <FieldFrame id={id} label={label} fault={fault} {...(hint !== undefined && { hint })}>
      <Input
        id={id}
        type="datetime-local"
        value={typeof value === 'string' ? localTime(value) : ''}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault !== undefined}
        onChange={({ target }) => change(path, momentOf(target.value))}
      />
    </FieldFrame>
  )
}
