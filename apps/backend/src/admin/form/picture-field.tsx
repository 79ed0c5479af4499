import { PictureField as UploadedPicture } from '../picture-field'
import { useDraft } from './draft'

interface PictureFieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
}

/** A picture of the form's draft. */
export function PictureField({ path, label, hint }: PictureFieldProps) {
  const { valueAt, change, faultAt } = useDraft()
  const value = valueAt(path)
  return (
    <UploadedPicture
      label={label}
      hint={hint}
      fault={faultAt(path)}
      value={typeof value === 'string' ? value : null}
      onChange={(address) => change(path, address)}
    />
  )
}
