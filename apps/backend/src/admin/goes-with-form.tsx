import { z } from '@medusajs/framework/zod'
import { toast } from '@medusajs/ui'
import { useQueryClient } from '@tanstack/react-query'

import { GoesWith } from '../lib/product-content/goes-with'
import { DraftForm } from './form/draft-form'
import { ProductsField } from './form/products-field'
import { sdk } from './shop-list'

interface GoesWithFormProps {
  readonly path: string
  readonly productId: string
  readonly saved: readonly string[]
}

/** A list of which the last entry was removed is null. */
const Choice = z.object({ goes_with: z.preprocess((ids) => ids ?? [], GoesWith) })

/** The products that go with one, in order. */
export function GoesWithForm({ path, productId, saved }: GoesWithFormProps) {
  const queries = useQueryClient()
  async function save(choice: object): Promise<void> {
    await sdk.client.fetch(path, { method: 'POST', body: choice })
    toast.success('The products are saved')
    await queries.invalidateQueries({ queryKey: [path] })
  }
  return (
    <DraftForm stored={{ goes_with: saved }} schema={Choice} save={save}>
      <div className="px-6 py-4">
        <ProductsField
          path="goes_with"
          label="Products"
          hint="They are shown in this order. One that is not sold is left out."
          without={productId}
        />
      </div>
    </DraftForm>
  )
}
