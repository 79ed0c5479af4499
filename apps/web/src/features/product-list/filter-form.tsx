import {
  optionKey,
  writeFilters,
  type Facets,
  type KnownFilters,
  type SortOption,
} from '@umber/storefront-core/catalogue'
import { useHref } from '../../hooks/use-href.ts'
import { listingCopy, sortChoicesOf } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { controlClass } from '../../ui/primitives/field-frame.tsx'
import { priceLabel } from './price-filter.tsx'

interface FilterFormProps {
  /** The path of the list. */
  readonly path: string
  /** The other parameters of its address. */
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly isSearch: boolean
  readonly facets: Facets
  readonly filters: KnownFilters
  readonly sort: SortOption
}

interface Choice {
  readonly value: string
  readonly label: string
}

const bands = 4

/** Sort and filters for browsers without script: a plain form, whose fields are the parameters of the address. */
export function FilterForm({ path, params, isSearch, facets, filters, sort }: FilterFormProps) {
  const hrefOf = useHref()
  const { money } = useServices().preset
  const chosen = new Map(writeFilters({ filters, sort }, facets))
  const { min, max, step } = facets.price
  const width = Math.max(step, Math.ceil((max - min) / bands / step) * step)
  const label = (amount: number) => priceLabel(amount, facets, money.products)
  const prices = Array.from({ length: bands }, (_, band) => {
    const low = min + band * width
    const high = Math.min(low + width, max)
    return { value: `${low}-${high}`, label: listingCopy.priceRange({ low: label(low), high: label(high) }) }
  })
  const named = (value: string) => ({ value: value.toLowerCase(), label: value })
  return (
    <form method="get" action={hrefOf(path)} className="flex flex-wrap items-end gap-4 pb-8">
      {Object.entries(params ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Choices name="sort" label={listingCopy.sortBy} chosen={chosen} choices={sortChoicesOf(isSearch)} />
      <Choices name="price" label={listingCopy.price} chosen={chosen} choices={[any, ...prices]} />
      <Choices
        name="color"
        label={facets.names?.color ?? listingCopy.colour}
        chosen={chosen}
        choices={[any, ...facets.colors.map(named)]}
      />
      <Choices
        name="size"
        label={facets.names?.size ?? listingCopy.size}
        chosen={chosen}
        choices={[any, ...facets.sizes.map(named)]}
      />
      {facets.options?.map((option) => {
        const keys = option.values.map((value) => optionKey(option.name, value))
        const own = (filters.options ?? []).filter((key) => keys.includes(key)).join(',')
        return (
          <Choices
            key={option.name}
            name="option"
            label={option.name}
            chosen={new Map([['option', own]])}
            choices={[any, ...option.values.map((label, at) => ({ value: keys[at] ?? '', label }))]}
          />
        )
      })}
      <button type="submit" className={buttonClass({ variant: 'outline' })}>
        {listingCopy.filters}
      </button>
    </form>
  )
}

const any: Choice = { value: '', label: listingCopy.any }

interface ChoicesProps {
  readonly name: string
  readonly label: string
  readonly chosen: ReadonlyMap<string, string>
  readonly choices: readonly Choice[]
}

/** A value that is not among the choices, such as two colours, is offered as it is, so that it stays. */
function Choices({ name, label, chosen, choices }: ChoicesProps) {
  const value = chosen.get(name) ?? choices[0]?.value ?? ''
  const known = choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: value }]
  return (
    <label className="min-w-40">
      <span className="mb-2 block text-small">{label}</span>
      <select name={name} defaultValue={value} className={`${controlClass} min-h-12`}>
        {known.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
