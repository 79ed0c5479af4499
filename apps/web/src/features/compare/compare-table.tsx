import type { Product } from '@umber/storefront-core'
import { useMemo, type ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { compareCopy as copy } from '../../copy/compare.ts'
import { useServices } from '../../services/services-context.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { listedPrice } from '../product-card/listed-price.ts'
import { PriceLine } from '../product-card/price-line.tsx'
import { BuyCell } from './buy-cell.tsx'
import { comparisonOf } from './comparison.ts'

interface CompareTableProps {
  readonly products: readonly Product[]
  readonly onRemove: (slug: string) => void
}

/** A column for each product. On a narrow screen it scrolls inside of itself, with the keyboard too. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const { preset } = useServices()
  const { material, details } = copy
  const rows = useMemo(() => comparisonOf(products, { material, details }), [products, material, details])
  return (
    <section
      aria-label={copy.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      // What is only read out is placed in it: otherwise the page would be as wide as the table.
      className="relative overflow-x-auto"
    >
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">{copy.title}</caption>
        <colgroup>
          <col className="w-28 md:w-40" />
          {products.map(({ id }) => (
            <col key={id} className="w-44 md:w-56" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-1 bg-paper">
              <span className="sr-only">{copy.feature}</span>
            </th>
            {products.map(({ id, slug, name, images }) => (
              <th key={id} scope="col" className="p-2 text-start align-top font-normal">
                <div className="relative">
                  <Picture src={images[0]} alt="" sizes="(width >= 56.25rem) 14rem, 11rem" />
                  <div className="absolute end-0 top-0 rounded-control bg-paper">
                    <IconButton label={copy.remove(name)} onClick={() => onRemove(slug)}>
                      <CloseIcon />
                    </IconButton>
                  </div>
                </div>
                <Link
                  to={paths.product(slug)}
                  dir="auto"
                  className="mt-2 block min-h-11 font-medium wrap-anywhere underline decoration-line underline-offset-4"
                >
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line label={copy.price}>
            {products.map((product) => (
              <Cell key={product.id}>
                <PriceLine {...listedPrice(product, preset)} />
              </Cell>
            ))}
          </Line>
          {rows.map(({ label, cells }) => (
            <Line key={label} label={label}>
              {products.map(({ id }, at) => (
                <Cell key={id}>
                  <span dir="auto" className="block whitespace-pre-line">
                    {cells[at] === '' ? <None /> : cells[at]}
                  </span>
                </Cell>
              ))}
            </Line>
          ))}
          <Line label={copy.buy}>
            {products.map((product) => (
              <Cell key={product.id}>
                <BuyCell product={product} />
              </Cell>
            ))}
          </Line>
        </tbody>
      </table>
    </section>
  )
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <tr className="border-t border-line">
    <th
      scope="row"
      dir="auto"
      className="sticky start-0 z-1 bg-paper py-3 pe-3 text-start align-top text-small font-medium wrap-anywhere"
    >
      {label}
    </th>
    {children}
  </tr>
)

const Cell = ({ children }: { readonly children: ReactNode }) => (
  <td className="px-2 py-3 align-top text-small wrap-anywhere text-ink-2">{children}</td>
)

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{copy.none}</span>
  </>
)
