import { useQuery } from '@tanstack/react-query'
import type { Product, Selection } from '@umber/storefront-core'
import { openSelection } from '@umber/storefront-core/catalogue'
import { useId, useRef, useState } from 'react'
import { paths } from '../../config/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { goesWithCopy as copy } from '../../copy/goes-with.ts'
import { productCopy } from '../../copy/products.ts'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { listed } from '../../i18n/lists.ts'
import { goesWithQuery } from '../../queries/chosen-products.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { listedPrice } from '../product-card/listed-price.ts'
import { PriceLine } from '../product-card/price-line.tsx'
import { purchasability, type Purchasability } from '../variant-choice/purchasability.ts'
import { QuickChoice } from '../variant-choice/quick-choice.tsx'

/** What the owner has put beside the product. Renders nothing without any. */
export function GoesWith({ product }: { readonly product: Product }) {
  const { data: products = [] } = useQuery(goesWithQuery(useServices(), product))
  return products.length === 0 ? null : <Look key={product.id} products={products} />
}

interface LookItem {
  readonly product: Product
  readonly selection: Selection
  readonly state: Purchasability
}

function Look({ products }: { readonly products: readonly Product[] }) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Selection>>>({})
  const [isAsked, setAsked] = useState(false)
  const { isBusy, missed, addAll } = useAddAll()
  const items = products.map((product): LookItem => {
    const selection = { ...openSelection(product, {}), ...chosen[product.id] }
    return { product, selection, state: purchasability(product, selection) }
  })
  const isUndecided = items.some(({ state }) => state.kind === 'undecided')
  const canBeBought = items.some(({ state }) => state.kind === 'ready' || state.kind === 'undecided')
  const ask = () => {
    setAsked(true)
    list.current?.querySelector<HTMLElement>('fieldset:not(:has(:checked)) input')?.focus()
  }
  return (
    <section className="page-width pt-section" aria-labelledby={heading}>
      <Heading level={2} id={heading} className="pb-6">
        {copy.heading}
      </Heading>
      <ul
        ref={list}
        className="grid grid-cols-2 gap-x-grid gap-y-10 md:grid-cols-3 xl:grid-cols-4"
        aria-labelledby={heading}
      >
        {items.map(({ product, selection, state }) => (
          <li key={product.id} className="flex flex-col gap-3">
            <Piece product={product} state={state} />
            <QuickChoice
              product={product}
              selection={selection}
              state={state}
              isAsked={isAsked}
              onChoose={(option, value) =>
                setChosen({ ...chosen, [product.id]: { ...selection, [option]: value } })
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-start gap-3 pt-8">
        <Button
          busy={isBusy}
          aria-disabled={!canBeBought}
          onClick={() => {
            if (isUndecided) ask()
            else if (canBeBought) void addAll(items)
          }}
        >
          {isBusy ? copy.adding : copy.addAll}
        </Button>
        <p role="alert" className="text-small wrap-anywhere text-sale empty:hidden">
          {missed.length > 0 && copy.missed(listed(missed))}
        </p>
      </div>
    </section>
  )
}

const sizes = '(width >= 80rem) 22vw, (width >= 56.25rem) 30vw, 46vw'

function Piece({ product, state }: Pick<LookItem, 'product' | 'state'>) {
  const { preset } = useServices()
  const variant = state.kind === 'ready' || state.kind === 'sold-out' ? state.variant : undefined
  return (
    <div className="relative">
      <Picture src={variant?.image ?? product.images[0]} alt={product.name} sizes={sizes} />
      <h3 className="pt-3 leading-snug" dir="auto">
        <Link to={paths.product(product.slug)} className="stretched wrap-anywhere">
          {product.name}
        </Link>
      </h3>
      <PriceLine {...(variant ?? listedPrice(product, preset))} />
      {state.kind === 'sold-out' && <p className="text-small text-ink-2">{productCopy.soldOut}</p>}
    </div>
  )
}

/** Adds one after the other, so that what the cart refuses is known by its name. */
function useAddAll() {
  const { cart } = useServices()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [missed, setMissed] = useState<readonly string[]>([])
  const addAll = async (items: readonly LookItem[]) => {
    setBusy(true)
    setMissed([])
    const refused: string[] = []
    for (const { product, selection, state } of items) {
      const item = { productId: product.id, quantity: 1, selectedOptions: selection, product }
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      if (state.kind !== 'ready' || !(await cart.add(item)).ok) refused.push(product.name)
    }
    setBusy(false)
    setMissed(refused)
    const count = items.length - refused.length
    if (count > 0)
      notify({
        title: copy.added(count),
        tone: 'success',
        action: { label: cartCopy.viewCart, onClick: () => navigate(paths.cart()) },
      })
  }
  return { isBusy, missed, addAll }
}
