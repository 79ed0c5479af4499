import type { ProductSummary } from '@umber/storefront-core/search'
import { useEffect } from 'react'
import { paths } from '../../config/paths.ts'
import { useCategories } from '../../queries/use-products.ts'
import { useServices } from '../../services/services-context.ts'
import { useDebouncedValue } from '../../hooks/use-debounced-value.ts'
import { priceWords } from '../../copy/products.ts'
import { listedPrice } from '../product-card/listed-price.ts'
import { searchCopy } from '../../copy/search.ts'
import { announce } from '../../ui/announcer.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { SearchLinks } from './search-links.tsx'
import type { SuggestionsAnswer } from './use-suggestions.ts'

export const listId = 'search-suggestions'
export const optionId = (slug: string) => `suggestion-${slug}`

/** Debounce for announcing the number of results, in milliseconds. */
const quiet = 500

interface SuggestionsProps {
  readonly term: string
  readonly answer: SuggestionsAnswer
  readonly chosen: ProductSummary | undefined
}

export function Suggestions({ term, answer, chosen }: SuggestionsProps) {
  const { status, products } = answer
  const said = useDebouncedValue(status === 'ready' ? `${products.length} ${term}` : '', quiet)
  useEffect(() => {
    if (said !== '') announce(searchCopy.heard(Number.parseInt(said, 10)))
  }, [said])

  if (status === 'failed') return <Note words={searchCopy.failed} term={term} />
  if (status === 'ready' && products.length === 0)
    return <Note words={searchCopy.noneFor(term)} term={term} />
  return (
    <div className="pt-4" aria-busy={status === 'waiting'}>
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot contain pictures
        role="listbox"
        aria-label={searchCopy.suggestions}
        className="grid gap-x-6 md:grid-cols-2"
      >
        {products.map((product) => (
          <Suggestion key={product.slug} product={product} term={term} isChosen={product === chosen} />
        ))}
      </div>
      <MatchingCategories term={term} />
      <LinkButton replace variant="link" to={paths.search(term)} className="mt-3 wrap-anywhere">
        {searchCopy.viewAll(term)}
      </LinkButton>
    </div>
  )
}

const mostCategories = 4

/** The categories whose name has the term. Those of the demonstration are not suggested. */
function MatchingCategories({ term }: { readonly term: string }) {
  const { hasProductCategories } = useServices().preset
  const known = useCategories()
  if (!hasProductCategories || known.status !== 'ready') return null
  const wanted = term.toLowerCase()
  const links = known.value
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, mostCategories)
    .map(({ slug, name }) => ({ label: name, url: paths.category(slug) }))
  return links.length === 0 ? null : <SearchLinks heading={searchCopy.categories} links={links} />
}

interface SuggestionProps {
  readonly product: ProductSummary
  readonly term: string
  readonly isChosen: boolean
}

/**
 * The field keeps the focus and arrow keys move `aria-activedescendant`, so a suggestion is no tab stop. The pointer does
 * not: Enter and the button submit what was typed after it has passed a suggestion.
 */
function Suggestion({ product, term, isChosen }: SuggestionProps) {
  const { preset } = useServices()
  const { price, isLowest } = listedPrice(product, preset)
  const { slug, name, description, image } = product
  return (
    <Link
      id={optionId(slug)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot be a link
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      replace
      to={paths.product(slug)}
      className={classNames('flex min-w-0 gap-4 p-2 hover:bg-sunk', isChosen && 'bg-sunk')}
    >
      <span className="w-14 shrink-0">
        <Picture src={image} alt="" sizes="56px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate" dir="auto">
          <HighlightedText text={name} term={term} />
        </span>
        <span className="line-clamp-1 text-small text-ink-2" dir="auto">
          {description}
        </span>
        <span className="tabular text-small">{priceWords(price, preset.money.products, isLowest)}</span>
      </span>
    </Link>
  )
}

function Note({ words, term }: { readonly words: string; readonly term: string }) {
  return (
    <div className="pt-6">
      <p className="text-body wrap-anywhere">{words}</p>
      <LinkButton replace variant="link" to={paths.search(term)} className="mt-1">
        {searchCopy.searchAll}
      </LinkButton>
    </div>
  )
}

/** Marks the search term in the text. */
function HighlightedText({ text, term }: { readonly text: string; readonly term: string }) {
  const at = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  if (at < 0) return text
  const end = at + term.length
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-medium text-inherit underline decoration-1 underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  )
}
