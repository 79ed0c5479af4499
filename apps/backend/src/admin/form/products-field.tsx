import { Button, Input, Label, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { sdk } from '../shop-list'
import { useDraft } from './draft'
import { ListField } from './list-field'

interface ProductsFieldProps {
  readonly path: string
  readonly label: string
  readonly hint: string
  /** The id of a product that cannot be chosen. */
  readonly without?: string
}

const few = 8

/** Products in an order, which are found by their title. */
export function ProductsField({ path, label, hint, without }: ProductsFieldProps) {
  const id = useId()
  const { valueAt, change } = useDraft()
  const [search, setSearch] = useState('')
  const value = valueAt(path)
  const chosen = (Array.isArray(value) ? value : []) as readonly string[]
  const found = useQuery({
    queryKey: ['shop-products', search],
    queryFn: async () =>
      (await sdk.admin.product.list({ q: search, limit: few, fields: 'id,title' })).products,
    enabled: search.trim() !== '',
  })
  const offered = (found.data ?? []).filter(({ id: one }) => one !== without && !chosen.includes(one))

  return (
    <div className="flex flex-col gap-y-3">
      <ListField path={path} label={label} hint={hint} entry="product" newEntry="" hasNoAdd>
        {(at) => <ProductTitle id={chosen[Number(at.split('.').at(-1))] ?? ''} />}
      </ListField>
      <div>
        <Label htmlFor={id} size="small">
          Find a product to add
        </Label>
        <Input
          id={id}
          type="search"
          value={search}
          // Enter would save the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {found.isError && <Text size="small">{found.error.message}</Text>}
      {found.isSuccess && search.trim() !== '' && offered.length === 0 && (
        <Text size="small">No other product is called so.</Text>
      )}
      {search.trim() !== '' && offered.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {offered.map((product) => (
            <li key={product.id}>
              <Button
                type="button"
                size="small"
                variant="secondary"
                onClick={() => {
                  change(path, [...chosen, product.id])
                  setSearch('')
                }}
              >
                {`Add ${product.title}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProductTitle({ id }: { readonly id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['shop-products', 'title', id],
    queryFn: async () => (await sdk.admin.product.retrieve(id, { fields: 'id,title' })).product.title,
    retry: false,
  })
  return <Text size="small">{data ?? (isError ? `${id} (not found)` : '…')}</Text>
}
