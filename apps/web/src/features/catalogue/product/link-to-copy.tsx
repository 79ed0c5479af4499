import { useId } from 'react'
import { productCopy } from '../../../copy/catalogue.ts'
import { inputClass } from '../../../ui/primitives/field.tsx'

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

export function LinkToCopy({ url }: { readonly url: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small">
        {productCopy.copyByHand}
      </label>
      <input id={id} readOnly className={inputClass} value={url} ref={selectAll} />
    </div>
  )
}
