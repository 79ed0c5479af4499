import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A product as Medusa's import reads it. */
export type ImportedProduct = Readonly<Record<string, unknown>>

export type MedusaRead =
  | {
      readonly kind: 'read'
      readonly create: readonly ImportedProduct[]
      readonly update: readonly ImportedProduct[]
    }
  | { readonly kind: 'refused'; readonly message: string }

interface Normalizer {
  new (rows: readonly object[]): {
    proccess: (from: number) => Readonly<Record<'toCreate' | 'toUpdate', Readonly<Record<string, unknown>>>>
  }
  preProcess: (row: object, number: number) => object
}

interface Parser {
  readonly parse: (product: unknown) => ImportedProduct
}

const modules = new URL('../../../../apps/backend/node_modules/', import.meta.url)
const medusa = realpathSync(new URL('@medusajs/medusa/package.json', modules))
const ofMedusa = createRequire(medusa)
const ofFlows = createRequire(ofMedusa.resolve('@medusajs/core-flows'))
const { parse } = ofFlows('csv-parse/sync') as { parse: (text: string, options: object) => object[] }
const { CSVNormalizer, productValidators } = ofFlows('@medusajs/framework/utils') as {
  CSVNormalizer: Normalizer
  productValidators: { CreateProduct: Parser; UpdateProduct: Parser }
}

/** Reads a CSV text as the step `normalize-product-csv-to-chunks` of Medusa's import does. */
export function readByMedusa(text: string): MedusaRead {
  try {
    const rows = parse(text, { columns: true, skip_empty_lines: true }).map((row, index) =>
      CSVNormalizer.preProcess(row, index + 1),
    )
    const { toCreate, toUpdate } = new CSVNormalizer(rows).proccess(0)
    return {
      kind: 'read',
      create: Object.values(toCreate).map((product) => productValidators.CreateProduct.parse(product)),
      update: Object.values(toUpdate).map((product) => productValidators.UpdateProduct.parse(product)),
    }
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message }
  }
}
