import { expect, it } from 'vitest'
import type { ModuleGraph } from './module-graph.ts'
import { planChunks } from './plan-chunks.ts'

type Sketch = Readonly<
  Record<
    string,
    { readonly imports?: readonly string[]; readonly later?: readonly string[]; readonly size?: number }
  >
>

const graphOf = (sketch: Sketch): ModuleGraph =>
  new Map(
    Object.entries(sketch).map(([id, { imports = [], later = [], size = 1000 }]) => [
      id,
      { imports, later, size },
    ]),
  )

const shop: Sketch = {
  entry: { imports: ['/node_modules/react.js', 'layout'], later: ['late', 'home', 'list', 'product'] },
  '/node_modules/react.js': {},
  layout: { imports: ['button'] },
  button: { imports: ['/node_modules/react.js'] },
  late: { imports: ['letters', 'button'] },
  letters: {},
  home: { imports: ['card', 'letters'] },
  list: { imports: ['card', 'filters'] },
  filters: { size: 20_000 },
  card: { imports: ['button', 'price'] },
  price: {},
  product: { imports: ['price', 'gallery'], later: ['zoom'] },
  gallery: {},
  zoom: { imports: ['gallery', 'lens'] },
  lens: { size: 20_000 },
}
const visits = [
  ['late', 'home'],
  ['late', 'list'],
  ['late', 'product'],
]

const plan = (sketch: Sketch) => planChunks(graphOf(sketch), { entry: 'entry', onDemand: visits })

it('gives libraries and what every visit shares with parts a file each, and leaves the entry to itself', () => {
  const files = plan(shop)
  expect(files.get('/node_modules/react.js')).toBe('libraries')
  for (const shared of ['button', 'letters']) expect(files.get(shared)).toBe('kit')
  for (const own of ['entry', 'layout', 'late']) expect(files.get(own)).toBeUndefined()
})

it('joins small parts that several pages share, and keeps what only one needs apart', () => {
  const files = plan(shop)
  expect(files.get('card')).toBeDefined()
  expect(files.get('filters')).not.toBe(files.get('card'))
  expect(files.get('lens')).not.toBe(files.get('gallery'))
})

it('has what the parts of every visit need in the file that every visit has', () => {
  expect(plan(shop).get('price')).toBe('kit')
  const files = plan({ ...shop, home: { imports: ['letters'] } })
  expect(files.get('price')).toBeDefined()
  expect(files.get('price')).not.toBe('kit')
})

it('has what a part shares with the page that loads it in the file of the page', () => {
  const files = plan(shop)
  expect(files.get('gallery')).toBeDefined()
  expect(files.get('gallery')).toBe(files.get('product'))
})

/** Files that import each other, as pairs. */
function circles(sketch: Sketch): readonly string[] {
  const files = plan(sketch)
  const fileOf = (id: string) => files.get(id) ?? id
  const next = new Map<string, Set<string>>()
  for (const [id, { imports = [] }] of Object.entries(sketch))
    for (const imported of imports)
      if (fileOf(imported) !== fileOf(id))
        next.set(fileOf(id), new Set([...(next.get(fileOf(id)) ?? []), fileOf(imported)]))
  return [...next.keys()].filter((file) => {
    const reached = new Set(next.get(file))
    for (const one of reached) for (const other of next.get(one) ?? []) reached.add(other)
    return reached.has(file)
  })
}

it('joins no files so that two import each other', () => {
  // Together, "top" and "base" would save the most; "middle", which only one of the pages needs, is between them.
  const sketch: Sketch = {
    entry: { later: ['late', 'home', 'list', 'product'] },
    late: {},
    home: { imports: ['top'] },
    list: { imports: ['top'] },
    product: { imports: ['middle'] },
    top: { imports: ['middle'], size: 10 },
    middle: { imports: ['base'], size: 90_000 },
    base: { size: 10 },
  }
  expect(circles(sketch)).toEqual([])
})

it('keeps a new module that a page imports in a file without a circle, wherever it is', () => {
  const places = Object.keys(shop).filter((id) => id !== 'entry' && !id.startsWith('/node_modules/'))
  for (const place of places)
    for (const needed of places) {
      const { imports = [] } = shop[place] ?? {}
      const sketch: Sketch = {
        ...shop,
        [place]: { ...shop[place], imports: [...imports, 'new'] },
        new: { imports: needed === place ? [] : [needed] },
      }
      if (hasCircle(sketch)) continue
      expect(circles(sketch), `${place} imports a new module, which imports ${needed}`).toEqual([])
    }
})

/** Modules that import each other are in one file by any plan. */
function hasCircle(sketch: Sketch): boolean {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (sketch[from]?.imports ?? []).some((id) => {
      if (id === to) return true
      if (seen.has(id)) return false
      seen.add(id)
      return reaches(id, to, seen)
    })
  return Object.keys(sketch).some((id) => reaches(id, id))
}
