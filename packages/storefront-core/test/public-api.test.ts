import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import * as api from '../src/index.ts'

/** Every name that an entry exports, types too. */
function namesOf(file: string): readonly string[] {
  const path = fileURLToPath(new URL(`../src/${file}`, import.meta.url))
  const program = ts.createProgram([path], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name)
}

it('exports from its main entry at most sixty names, types too', { timeout: 60_000 }, () => {
  const names = namesOf('index.ts')
  expect(names).toContain('CartStoreOptions')
  expect(names.length).toBeLessThanOrEqual(60)
})

it('exports exactly its public API', () => {
  expect(Object.keys(api).toSorted()).toMatchInlineSnapshot(`
    [
      "cartView",
      "createCartStore",
      "createCatalogue",
      "createMemoryStorage",
      "createMoneyFormat",
      "failureFrom",
      "featuredFirst",
      "findVariant",
      "formatMoney",
      "imagesFor",
      "initialCartView",
      "initialSelection",
      "isAbandoned",
      "isBlocked",
      "money",
      "optionChoices",
      "systemClock",
      "systemRandom",
    ]
  `)
})
