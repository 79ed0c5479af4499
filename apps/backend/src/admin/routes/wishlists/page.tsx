import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Heart } from '@medusajs/icons'
import { createDataTableColumnHelper } from '@medusajs/ui'
import { Link } from 'react-router-dom'

import { ShopList } from '../../shop-list'

interface WantedProduct {
  readonly id: string
  readonly customers: number
  /** Null for a product that was deleted. */
  readonly product: { readonly title: string; readonly status: string } | null
}

const column = createDataTableColumnHelper<WantedProduct>()

const columns = [
  column.accessor(({ product }) => product?.title, {
    id: 'product',
    header: 'Product',
    cell: ({ row: { original } }) =>
      original.product === null ? (
        'A deleted product'
      ) : (
        <Link to={`/products/${original.id}`} className="text-ui-fg-interactive">
          {original.product.title}
        </Link>
      ),
  }),
  column.accessor(({ product }) => product?.status ?? '–', { id: 'status', header: 'Status' }),
  column.accessor('customers', { header: 'Customers', align: 'right' }),
]

/** How many customers have which product in their wishlist. */
export default function WishlistsPage() {
  return (
    <ShopList<WantedProduct>
      heading="Wishlists"
      description="How many customers have saved which product."
      path="/admin/wishlists/products"
      field="products"
      empty={{ heading: 'No saved products yet', description: 'Customers save products with the heart.' }}
      columns={columns}
    />
  )
}

export const config = defineRouteConfig({ label: 'Wishlists', icon: Heart })
