import type { Product } from '@umber/storefront-core'
import { inSizeOrder } from '../variant-choice/option-choices.tsx'
import { inRow } from '../../i18n/in-row.ts'

/** A line of the table: what each product says of one thing, and nothing where it says none. */
export interface ComparisonRow {
  readonly label: string
  readonly cells: readonly string[]
}

interface Words {
  readonly material: string
  /** Of specifications without a label. */
  readonly details: string
}

/** What products say of themselves, side by side. What none of them says is left out. */
export function comparisonOf(products: readonly Product[], words: Words): readonly ComparisonRow[] {
  const optionNames = distinct(products.flatMap(({ options }) => options.map(({ name }) => name)))
  const labels = distinct(
    products.flatMap((product) => specificationsOf(product).map(({ label }) => label ?? words.details)),
  )
  const rows = [
    ...optionNames.map((name) => ({ label: name, cells: products.map((one) => valuesOf(one, name)) })),
    { label: words.material, cells: products.map(({ material = '' }) => material) },
    ...labels.map((label) => ({
      label,
      cells: products.map((product) =>
        specificationsOf(product)
          .filter((one) => (one.label ?? words.details) === label)
          .map(({ value }) => value)
          .join('\n'),
      ),
    })),
  ]
  return merged(rows).filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A material may be told as a field and as a specification: one line, which says the longer one. */
function merged(rows: readonly ComparisonRow[]): readonly ComparisonRow[] {
  const byLabel = new Map<string, ComparisonRow>()
  for (const row of rows) {
    const key = row.label.toLowerCase()
    const known = byLabel.get(key)
    const cells = row.cells.map((cell, at) => longer(known?.cells[at] ?? '', cell))
    byLabel.set(key, { label: known?.label ?? row.label, cells })
  }
  return [...byLabel.values()]
}

const longer = (one: string, other: string): string => (other.length > one.length ? other : one)

interface Specification {
  readonly label?: string
  readonly value: string
}

/** Those that the owner has entered, or the plain texts of a product without any. */
const specificationsOf = ({ content, specifications }: Product): readonly Specification[] =>
  content?.specifications.length ? content.specifications : specifications.map((value) => ({ value }))

function valuesOf({ options }: Product, name: string): string {
  const option = options.find((one) => one.name === name)
  if (option === undefined) return ''
  const values = option.values.map((value) => ({ value, available: true, isMade: true, selected: false }))
  return inRow((option.isRanked === true ? values : inSizeOrder(values)).map(({ value }) => value))
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)]
