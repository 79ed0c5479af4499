import { parseCsv } from '../../src/index.ts'
import { stubTool, type StubRequest } from './stub-server.ts'

/** What the shop of a test has. */
export interface StubShop {
  readonly products?: readonly Readonly<Record<string, unknown>>[]
  readonly currencies?: readonly string[]
  readonly tags?: readonly { readonly id: string; readonly value: string }[]
  /** Variants by their SKU. */
  readonly skus?: Readonly<Record<string, string>>
  /** Called before the answer; what it returns is answered instead. */
  readonly own?: (request: StubRequest) => Response | undefined
  /** What becomes of the rows of an import that was confirmed. */
  readonly onImport?: (rows: readonly Readonly<Record<string, string>>[]) => 'done' | 'failed'
}

/** A server that imports products, and answers for what a shop has. */
export function stubShop(shop: StubShop = {}) {
  const state: { file: string; told: object[]; names: Map<string, string>; uploads: string[] } = {
    file: '',
    told: [],
    names: new Map(),
    uploads: [],
  }
  const query = (request: StubRequest, name: string): readonly string[] =>
    [...request.query].flatMap(([key, value]) => (key === name || key.startsWith(`${name}[`) ? [value] : []))
  const named = (request: StubRequest, all: readonly Readonly<Record<string, unknown>>[]) => {
    const wanted = ['id', 'handle', 'value', 'sku'].map((key) => [key, new Set(query(request, key))] as const)
    return all.filter((entry) => wanted.some(([key, values]) => values.has(String(entry[key]))))
  }
  const answers: Readonly<Record<string, (request: StubRequest) => object>> = {
    'GET /admin/stores': () => ({
      stores: [
        {
          supported_currencies: (shop.currencies ?? ['eur', 'inr']).map((currency_code) => ({
            currency_code,
          })),
        },
      ],
    }),
    'GET /admin/products': (request) => ({ products: named(request, shop.products ?? []) }),
    'GET /admin/product-tags': (request) => ({ product_tags: named(request, shop.tags ?? []) }),
    'GET /admin/product-variants': (request) => ({
      variants: named(
        request,
        Object.entries(shop.skus ?? {}).map(([sku, id]) => ({ sku, id })),
      ),
    }),
    'POST /admin/uploads/presigned-urls': ({ body }) => {
      state.file = (body as { originalname: string }).originalname
      return { url: 'https://storage.example/file.csv', filename: 'key_1', originalname: state.file }
    },
    'PUT /file.csv': ({ text }) => {
      state.uploads.push(text ?? '')
      return {}
    },
    'POST /admin/products/imports': () => {
      const transaction_id = `tx_${state.names.size + 1}`
      state.names.set(transaction_id, state.file)
      return { transaction_id, summary: { toCreate: 0, toUpdate: 0 } }
    },
    'GET /admin/notifications': () => ({ notifications: state.told }),
  }
  const server = stubTool((request) => {
    const own = shop.own?.(request)
    if (own !== undefined) return own
    const confirmed = /imports\/(tx_\d+)\/confirm$/.exec(request.route)?.[1]
    if (confirmed !== undefined) {
      const parsed = parseCsv(state.uploads.at(-1) ?? '')
      const end = shop.onImport?.(parsed.kind === 'parsed' ? parsed.rows : []) ?? 'done'
      const name = state.names.get(confirmed) ?? ''
      const description = end === 'done' ? `import of ${name} completed` : `Failed to import ${name}`
      state.told.unshift({ id: `noti_${confirmed}`, data: { title: 'Product import', description } })
    }
    return answers[request.route]?.(request) ?? {}
  })
  return {
    ...server,
    /** The rows of each file that was uploaded. */
    uploads: () =>
      state.uploads.map((text) => {
        const parsed = parseCsv(text)
        return parsed.kind === 'parsed' ? parsed.rows : []
      }),
    writes: () => server.routes().filter((route) => !route.startsWith('GET')),
  }
}
