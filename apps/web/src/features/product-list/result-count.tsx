import { listingCopy } from '../../copy/products.ts'
import type { QueryState } from '../../queries/query-state.ts'
import type { ProductListPage } from './use-product-list.ts'

/** A live region that announces the count after each filter change. It exists before there is a message. */
export function ResultCount({ list }: { readonly list: QueryState<ProductListPage> }) {
  return <output className="tabular min-h-5 text-small text-ink-2">{words(list)}</output>
}

function words(list: QueryState<ProductListPage>): string {
  if (list.status === 'ready') {
    const { total, isPartial } = list.value
    return isPartial ? listingCopy.countSoFar(total) : listingCopy.count(total)
  }
  return list.status === 'loading' && list.struggling ? listingCopy.struggling : ''
}
