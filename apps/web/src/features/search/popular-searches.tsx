import { categoryTree } from '@umber/storefront-core/catalogue'
import { paths } from '../../config/paths.ts'
import { searchCopy } from '../../copy/search.ts'
import { useCategories } from '../../queries/use-products.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { SearchLinks } from './search-links.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'

const searchFor = (term: string) => ({ label: term, url: paths.search(term) })

/** What an empty search offers: of a real shop the latest searches and its categories. */
export function PopularSearches() {
  const { hasProductCategories } = useServices().preset
  const recent = useRecentSearches()
  // The server has not this tab's searches.
  const isHydrated = useIsHydrated()
  const known = useCategories()
  if (!hasProductCategories)
    return <SearchLinks heading={searchCopy.popular} links={searchCopy.chips.map(searchFor)} />
  const categories = known.status === 'ready' ? categoryTree(known.value).flatMap(narrowest) : []
  return (
    <>
      {isHydrated && recent.terms.length > 0 && (
        <SearchLinks
          heading={searchCopy.recent}
          links={recent.terms.map(searchFor)}
          action={
            <Button variant="link" size="small" onClick={recent.forget}>
              {searchCopy.forget}
            </Button>
          }
        />
      )}
      {categories.length > 0 && (
        <SearchLinks
          heading={searchCopy.categories}
          links={categories
            .slice(0, mostCategories)
            .map(({ slug, name }) => ({ label: name, url: paths.category(slug) }))}
        />
      )}
    </>
  )
}

const mostCategories = 12

/** Of a branch of the menu what is most like a search: the categories below it. */
const narrowest = ({ category, children }: ReturnType<typeof categoryTree>[number]) =>
  children.length > 0 ? children.map((child) => child.category) : [category]
