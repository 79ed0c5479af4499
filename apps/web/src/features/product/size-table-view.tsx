import type { SizeTable } from '@umber/storefront-core/catalogue'
import { productCopy } from '../../copy/products.ts'

/** On a phone it scrolls inside of itself, with the keyboard too. */
export function SizeTableView({ table: { columns, rows } }: { readonly table: SizeTable }) {
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
