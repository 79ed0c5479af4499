import { useQuery } from '@tanstack/react-query'
import { findVariant, type Product, type Selection } from '@umber/storefront-core'
import { savedBySet } from '@umber/storefront-core/catalogue'
import { useId } from 'react'
import { paths } from '../../config/paths.ts'
import { setCopy as copy } from '../../copy/goes-with.ts'
import { setQuery, type ShownPiece } from '../../queries/chosen-products.ts'
import { useServices } from '../../services/services-context.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

interface SetPiecesProps {
  readonly product: Product
  readonly selection: Selection
}

/** What a set is made of, and how much less it costs. Of the chosen variant, or of the first one that is a set. */
export function SetPieces({ product, selection }: SetPiecesProps) {
  const services = useServices()
  const heading = useId()
  const { data: sets = [] } = useQuery(setQuery(services, product))
  const variant = findVariant(product, selection) ?? product.variants.find(({ isSet }) => isSet)
  const pieces = sets.find(({ variantId }) => variantId === variant?.id)?.pieces ?? []
  if (pieces.length === 0) return null
  const saved = savedBySet(variant?.price, pieces)
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-6">
      <Heading level={2} look="label" id={heading}>
        {copy.heading}
      </Heading>
      {saved !== undefined && (
        <p className="tabular mt-1 text-small text-sale">
          {copy.saved(services.preset.money.products(saved))}
        </p>
      )}
      <ul className="mt-3 flex flex-col gap-3">
        {pieces.map((piece) => (
          <li key={piece.title} className="flex items-center gap-4">
            <Picture
              src={piece.product?.image}
              alt=""
              sizes="4rem"
              widths={[400]}
              className="w-14 shrink-0"
            />
            <PieceName piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PieceName({ piece: { title, quantity, product, price } }: { readonly piece: ShownPiece }) {
  const { money } = useServices().preset
  const name = product?.name ?? title
  const words = quantity > 1 ? copy.piece({ count: quantity, name }) : name
  return (
    <div className="min-w-0 wrap-anywhere" dir="auto">
      {product === undefined ? (
        words
      ) : (
        <Link to={paths.product(product.slug)} className="underline decoration-line underline-offset-4">
          {words}
        </Link>
      )}
      {price !== undefined && (
        <Text look="small" className="tabular">
          {money.products(price)}
        </Text>
      )}
    </div>
  )
}
