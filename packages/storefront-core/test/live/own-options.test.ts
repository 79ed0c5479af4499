import type { FakeProduct } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { defaultFiltersOf, type Filters } from '../../src/catalogue/filters.ts'
import { knownFilters, readFilters, writeFilters } from '../../src/catalogue/filters-in-url.ts'
import { optionKey } from '../../src/catalogue/option-keys.ts'
import { createLiveListing } from '../../src/live/product-listing.ts'
import { backendUrl, liveSetup } from '../support/live-setup.ts'

/** A shop of candles and mugs, whose options have names and values of its own. */
function setup() {
  const { backend, client } = liveSetup()
  const { products } = backend.database
  const [sample] = products as [FakeProduct, ...FakeProduct[]]
  const made = (handle: string, options: FakeProduct['options'], more: Partial<FakeProduct> = {}) => ({
    ...sample,
    id: `prod_${handle}`,
    handle,
    options,
    ...more,
  })
  products.splice(
    0,
    products.length,
    made('plain', { Title: ['Default option value'] }),
    made('mug', { Farbe: ['Salbei', 'Black'], Material: ['Clay'] }, { swatches: { Salbei: '#9A8B7C' } }),
    made('cup', { farbe: ['Black'], material: ['Glass, clear'], Scent: ['None'] }),
    made('rose', { Scent: ['Rose', 'Fig'], Material: ['Wax'] }),
    made('fig', { scent: ['fig'], Material: ['Wax'] }),
  )
  return createLiveListing({ client, backendUrl })
}

const scope = { category: 'all' }
const keys = { wax: optionKey('Material', 'Wax'), fig: optionKey('Scent', 'Fig') }

describe('Options that a merchant has invented', () => {
  async function ready() {
    const listing = setup()
    const facets = await listing.facets(scope)
    const ask = (filters: Partial<Filters>) => ({
      ...scope,
      facets,
      filters: { ...defaultFiltersOf(facets), ...filters },
    })
    const found = async (filters: Partial<Filters>) => {
      const page = await listing.page({ ...ask(filters), sort: 'newest', offset: 0, limit: 9 })
      return page.products.map(({ slug }) => slug).toSorted()
    }
    return { facets, found, counts: async (filters: Partial<Filters>) => listing.counts(ask(filters)) }
  }

  it('are facets by their names, whose spelling does not matter, without what stands for no option', async () => {
    const { facets } = await ready()
    expect(facets.options?.map(({ name }) => name)).toEqual(['Material', 'Scent'])
    expect(facets.options?.[0]?.values.toSorted()).toEqual(['Clay', 'Glass, clear', 'Wax'])
    expect(facets.options?.[1]?.values.map((value) => value.toLowerCase()).toSorted()).toEqual([
      'fig',
      'none',
      'rose',
    ])
    expect(facets.names?.color?.toLowerCase()).toBe('farbe')
    expect(facets.colors).toEqual(['Black', 'Salbei'])
    expect(facets.swatches?.get('salbei')).toBe('#9a8b7c')
  })

  it('filter the list: values of one option are alternatives, those of two are both wanted', async () => {
    const { found } = await ready()
    expect(await found({ options: [keys.wax] })).toEqual(['fig', 'rose'])
    expect(await found({ options: [keys.wax, optionKey('Material', 'Clay')] })).toEqual([
      'fig',
      'mug',
      'rose',
    ])
    expect(await found({ options: [keys.wax, keys.fig] })).toEqual(['fig', 'rose'])
    expect(await found({ options: [optionKey('material', 'glass, clear'), keys.fig] })).toEqual([])
    expect(await found({ colors: ['Salbei'] })).toEqual(['mug'])
  })

  it('are counted beside the other filters, a chosen option as if none of its values were chosen', async () => {
    const { facets, counts } = await ready()
    expect(facets.counts?.options?.get(keys.wax)).toBe(2)
    const counted = (await counts({ options: [keys.wax, optionKey('Scent', 'Rose')] })).options
    expect(counted?.get(keys.wax)).toBe(1)
    expect(counted?.get(optionKey('Material', 'Clay'))).toBeUndefined()
    expect(counted?.get(keys.fig)).toBe(2)
  })

  it('survive a round trip through the address, without values that no product has', async () => {
    const { facets } = await ready()
    const chosen = [optionKey('Material', 'Glass, clear'), keys.fig]
    const written = new Map(
      writeFilters({ filters: { ...defaultFiltersOf(facets), options: chosen }, sort: 'newest' }),
    )
    const read = (more = '') =>
      knownFilters(readFilters((name) => `${written.get(name) ?? ''}${more}`).filters, facets).options
    expect(read()).toEqual(chosen)
    expect(read(',material_gold,nonsense,sc%65nt_fig')).toEqual(chosen)
    expect(knownFilters(readFilters(() => 'x_y').filters, facets)).not.toHaveProperty('options')
  })
})
