import { useId } from 'react'
import { productCopy } from '../../copy/products.ts'
import { controlClass } from '../../ui/primitives/field-frame.tsx'

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
      <input id={id} readOnly className={`${controlClass} min-h-12`} value={url} ref={selectAll} />
    </div>
  )
}
