import type { AdminProduct, AdminProductVariant } from '@umber/commerce-client/admin'
import { isBase, type VariantPrice } from '../bulk/set-base-prices.ts'
import type { ListName } from './columns.ts'
import { matchVariants } from './match-variants.ts'
import {
  faultsOfOptions,
  faultsOfValues,
  keyOf,
  optionsForServer,
  optionsOfVariant,
  type Choice,
} from './merge-options.ts'
import { fault, faults, faultsOfCurrencies, faultsOfUnique } from './faults.ts'
import type { Lists, Merged, Replaceable, ServerRow } from './merged.ts'
import type { FileCell, FileOption, FileProduct, FileVariant, RowError } from './product-file.ts'
import { isSame, withMetadata } from './same-value.ts'
import { fieldColumn, listColumns, optionColumns, priceColumns } from './server-row.ts'
import type { StoreFacts } from './store-facts.ts'
import { sorted } from '../sorted.ts'

/** A variant as it is to be: `given` is its row, `known` what the store has of it. */
interface Wanted {
  readonly given: FileVariant | undefined
  readonly known: AdminProductVariant | undefined
  readonly row: number
  readonly title: string
  readonly options: readonly FileOption[]
  readonly prices: ReadonlyMap<string, number>
  readonly cells: ServerRow
  readonly isChanged: boolean
}

/** The rows of a product that the store has: what changes, and everything that Medusa would take away otherwise. */
export function updatedProduct(
  product: FileProduct,
  known: AdminProduct,
  facts: StoreFacts,
  lists: Lists,
  replace: ReadonlySet<Replaceable>,
): Merged {
  const own = changedCells(product, known)
  const { matches, errors } = matchVariants(product, known)
  const idOf = (row: number): string | undefined => matches.find(([given]) => given.row === row)?.[1]?.id
  const found = [...own.errors, ...errors, ...faultsOfUnique(product, facts, idOf)]
  if (found.length > 0) return faults(found)

  const given = matches.map(([row, variant]) => wantedOf(row, variant, known, replace))
  const isReplaced = replace.has('variants') && given.length > 0
  const kept = isReplaced
    ? []
    : (known.variants ?? []).filter(({ id }) => given.every((one) => one.known?.id !== id))
  const wanted = [...given, ...kept.map((variant) => wantedOf(undefined, variant, known, replace))]
  const changedLists = [...lists.keys()].filter((list) => isListChanged(list, lists, known, replace))
  const isLess =
    isReplaced && (known.variants ?? []).length > given.filter((one) => one.known !== undefined).length
  const isChanged =
    own.cells.size > 0 || changedLists.length > 0 || isLess || wanted.some((variant) => variant.isChanged)
  const wrong = given.flatMap((variant) => faultsOfVariant(variant, facts))
  if (wrong.length > 0) return faults(wrong)
  if (!isChanged) return { kind: 'unchanged' }
  const problems = faultsOfSending(product, known, wanted, changedLists, replace)
  if (problems.length > 0) return faults(problems)

  const areOptionsSent = wanted.some((variant) => hasNewOptions(variant, known))
  const options = areOptionsSent ? optionsForServer(known, wanted) : new Map<string, FileOption>()
  const common = Object.fromEntries(
    [...own.cells].map(([field, text]) => [fieldColumn('product', field), text]),
  )
  const merged = new Map(changedLists.map((list) => [list, listFor(list, lists, known, replace)]))
  const rows = wanted.map((variant, index): ServerRow =>
    Object.assign(
      { 'product id': known.id },
      index === 0 && { ...common, ...listColumns(merged, changedLists) },
      variant.known && { 'variant id': variant.known.id },
      variant.cells,
      priceColumns(variant.prices),
      areOptionsSent && optionColumns(variant.options, options),
    ),
  )
  return { kind: 'changed', isNew: false, lists: changedLists, rows }
}

/** The cells that say something else than the store. Of a field, one value at most may. */
function changedCells({ cells }: FileProduct, known: AdminProduct) {
  const changed = new Map<string, string>()
  const errors: RowError[] = []
  for (const [field, values] of cells) {
    if (field === 'id') continue
    const current = valueOf(known, field)
    const [first, other] = values.filter((cell) => !isSame(cell, current))
    if (first === undefined) continue
    if (other !== undefined)
      errors.push(fault(other, `${other.header} is not the one of row ${first.row}: ${other.text}`))
    changed.set(field, textFor(first, field, current))
  }
  return { cells: changed, errors }
}

function valueOf(known: AdminProduct, field: string): unknown {
  if (field !== 'shipping_profile_id') return known[field as keyof AdminProduct]
  return (known as { readonly shipping_profile?: { readonly id: string } | null }).shipping_profile?.id
}

/** Medusa replaces metadata of a variant. */
const textFor = (cell: FileCell, field: string, current: unknown): string =>
  field === 'metadata' ? JSON.stringify(withMetadata(cell, current)) : cell.text

function wantedOf(
  given: FileVariant | undefined,
  known: AdminProductVariant | undefined,
  product: AdminProduct,
  replace: ReadonlySet<Replaceable>,
): Wanted {
  const cells: Record<string, string> = {}
  for (const [field, cell] of given?.cells ?? []) {
    const current: unknown = known?.[field as keyof AdminProductVariant]
    if (field !== 'id' && !isSame(cell, current))
      cells[fieldColumn('variant', field)] = textFor(cell, field, current)
  }
  const base = basePrices(known)
  const prices =
    given !== undefined && replace.has('prices') ? given.prices : new Map([...base, ...(given?.prices ?? [])])
  const current = known === undefined ? [] : optionsOfVariant(product, known)
  const options =
    given === undefined || given.options.length === 0 ? current : completed(given.options, current)
  const areSame =
    prices.size === base.size && [...prices].every(([currency, amount]) => base.get(currency) === amount)
  const isStripped =
    given !== undefined && replace.has('prices') && (known?.prices ?? []).some((price) => !isBase(price))
  return {
    given,
    known,
    row: given?.row ?? 0,
    title: given?.cells.get('title')?.text ?? known?.title ?? '',
    options,
    prices,
    cells,
    isChanged:
      known === undefined ||
      Object.keys(cells).length > 0 ||
      !areSame ||
      isStripped ||
      keyOf(options) !== keyOf(current),
  }
}

const basePrices = (known: AdminProductVariant | undefined): ReadonlyMap<string, number> =>
  new Map(
    (known?.prices ?? []).filter(isBase).map(({ currency_code, amount }) => [currency_code ?? '', amount]),
  )

/** The options of a row, with those of the variant that the row does not name. */
const completed = (given: readonly FileOption[], current: readonly FileOption[]): readonly FileOption[] => [
  ...given,
  ...current.filter(({ name }) => given.every((option) => option.name !== name)),
]

const hasNewOptions = ({ known, options }: Wanted, product: AdminProduct): boolean =>
  options.length > 0 && (known === undefined || keyOf(options) !== keyOf(optionsOfVariant(product, known)))

function faultsOfVariant({ given, known, title }: Wanted, facts: StoreFacts): readonly RowError[] {
  if (given === undefined) return []
  const region = given.regionPrices.filter((cell) => !isKnownPrice(cell, known?.prices ?? []))
  return [
    ...faultsOfCurrencies(given, facts, basePrices(known)),
    ...(title === ''
      ? [{ row: given.row, message: 'Variant Title is missing, and no variant of the product is named' }]
      : []),
    ...region.map((cell) => fault(cell, `${cell.header}: Medusa cannot import the price of a region`)),
  ]
}

/** Whether a variant has the price of a region that a cell of an export says. */
function isKnownPrice({ header, text }: FileCell, prices: readonly VariantPrice[]): boolean {
  const currency = /([a-z]{3})\]?\s*$/i.exec(header)?.[1]?.toLowerCase()
  return prices.some(
    ({ rules, currency_code, amount }) =>
      rules?.['region_id'] !== undefined && currency_code === currency && amount === Number(text),
  )
}

/** What stands against a change by Medusa's import, which replaces prices and pictures. */
function faultsOfSending(
  { row }: FileProduct,
  known: AdminProduct,
  wanted: readonly Wanted[],
  changedLists: readonly ListName[],
  replace: ReadonlySet<Replaceable>,
): readonly RowError[] {
  const at = ({ given }: Wanted): number => given?.row ?? row
  const areOptionsMet = wanted.some((variant) => variant.known === undefined || hasNewOptions(variant, known))
  const choices = areOptionsMet ? wanted.map((variant): Choice => ({ ...variant, row: at(variant) })) : []
  const errors: RowError[] = [...faultsOfOptions(choices), ...faultsOfValues(known, choices)]
  if (wanted.length === 0)
    errors.push({ row, message: `The product ${known.id} has no variants, and Medusa imports none without` })
  for (const variant of wanted) {
    const special = (variant.known?.prices ?? []).some((price) => !isBase(price))
    const isAsked = variant.given !== undefined && replace.has('prices')
    if (special && !isAsked)
      errors.push({
        row: at(variant),
        message: `The variant ${variant.title} has prices of regions or for quantities, which Medusa's import deletes. Ask for it with replace: ['prices'], or use setBasePrices`,
      })
  }
  const hasOwnImages = (known.images ?? []).some(isOfVariants)
  if (changedLists.includes('images') && hasOwnImages && !replace.has('images'))
    errors.push({
      row,
      message: `Variants of ${known.id} have images of their own, which Medusa's import takes away from them. Ask for it with replace: ['images']`,
    })
  return errors
}

/** Whether an image is shown with some variants only. Medusa's type lacks those. */
const isOfVariants = (image: object): boolean =>
  'variants' in image && Array.isArray(image.variants) && image.variants.length > 0

/** What the product is to have in a list. */
function listFor(
  list: ListName,
  lists: Lists,
  known: AdminProduct,
  replace: ReadonlySet<Replaceable>,
): readonly string[] {
  const given = lists.get(list) ?? []
  if (replace.has(list)) return given
  return [...given, ...entriesOf(list, known).filter((entry) => !given.includes(entry))]
}

function isListChanged(
  list: ListName,
  lists: Lists,
  known: AdminProduct,
  replace: ReadonlySet<Replaceable>,
): boolean {
  const current = entriesOf(list, known)
  const given = lists.get(list) ?? []
  const isMore = given.some((entry) => !current.includes(entry))
  return isMore || (replace.has(list) && given.length !== new Set(current).size)
}

function entriesOf(list: ListName, known: AdminProduct): readonly string[] {
  if (list === 'images')
    return sorted(known.images ?? [], (one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(
      ({ url }) => url,
    )
  if (list === 'salesChannels') return (known.sales_channels ?? []).map(({ id }) => id)
  return (known[list] ?? []).map(({ id }) => id)
}
