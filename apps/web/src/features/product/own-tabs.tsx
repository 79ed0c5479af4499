import type { Product } from '@umber/storefront-core'
import type { SizeTable } from '@umber/storefront-core/catalogue'
import { productCopy } from '../../copy/products.ts'
import { Text } from '../../ui/primitives/text.tsx'

/** The sizes and the care that the owner of the shop has written, as far as there are any. */
export function ownTabs({ content }: Product) {
  const { sizeTable, care } = content ?? {}
  return [
    ...(sizeTable === undefined
      ? []
      : [{ id: 'sizes', label: productCopy.tabs.sizes, content: <Sizes table={sizeTable} /> }]),
    ...(care === undefined
      ? []
      : [
          {
            id: 'care',
            label: productCopy.tabs.care,
            content: (
              <Text className="max-w-reading whitespace-pre-line wrap-anywhere text-ink-2" dir="auto">
                {care}
              </Text>
            ),
          },
        ]),
  ]
}

/** On a phone it scrolls inside of itself, with the keyboard too. */
function Sizes({ table: { columns, rows } }: { readonly table: SizeTable }) {
  return (
    <section
      aria-label={productCopy.tabs.sizes}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="max-w-reading overflow-x-auto"
    >
      <table className="tabular w-full border-t border-line text-start">
        <thead>
          <tr>
            {columns.map((column, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
              <th key={at} scope="col" className="border-b border-line py-3 pe-6 font-medium" dir="auto">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no names
            <tr key={row}>
              {cells.map((words, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells have the place of their columns
                <td key={at} className="border-b border-line py-3 pe-6 text-ink-2" dir="auto">
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
