/** A part of the shop that one change usually stays in: where its sources are, and which browser tests show it. */
export interface Area {
  readonly name: string
  /** Directories of `apps/web/src/features` and of `packages/storefront-core/src`. */
  readonly sources: readonly string[]
  /** Words in the names of files of browser tests. */
  readonly tests: readonly string[]
}

export const areas: readonly Area[] = [
  { name: 'home', sources: ['home', 'newsletter'], tests: ['home', 'contact'] },
  {
    name: 'products',
    sources: [
      'product',
      'product-card',
      'card-price',
      'product-list',
      'variant-choice',
      'catalogue',
      'compare',
      'recently-viewed',
    ],
    tests: [
      'product',
      'card',
      'category',
      'catalogue',
      'list',
      'purchase',
      'rendered-pages',
      'pictures',
      'titles',
      'choosing',
    ],
  },
  {
    name: 'cart',
    sources: ['cart', 'cart-line', 'empty-cart', 'promo-code', 'quick-order'],
    tests: [
      'cart',
      'drawer',
      'promo-codes',
      'purchase',
      'two-tabs',
      'changed-products',
      'canaries',
      'quick-order',
    ],
  },
  {
    name: 'checkout',
    sources: ['checkout', 'payments', 'bank-transfer'],
    tests: ['checkout', 'payment', 'placed-order', 'buy', 'region'],
  },
  { name: 'search', sources: ['search'], tests: ['search'] },
  { name: 'wishlist', sources: ['wishlist'], tests: ['wishlist'] },
  { name: 'account', sources: ['account', 'address-fields'], tests: ['account', 'address', 'profile'] },
  { name: 'orders', sources: ['orders'], tests: ['order', 'returns', 'print'] },
  {
    name: 'sign-in',
    sources: ['auth'],
    tests: ['sign-in', 'password', 'session', 'ownership', 'two-people', 'verify-address', 'account-calls'],
  },
  {
    name: 'content',
    sources: [
      'content',
      'forms',
      'journal',
      'journal-card',
      'measuring',
      'offline',
      'own-pages',
      'rich-text',
    ],
    tests: ['contact', 'journal', 'statements', 'parts-of-pages', 'hostile-input', 'read-offline'],
  },
  {
    name: 'layout',
    sources: ['layout', 'locale'],
    tests: ['header', 'shell', 'navigation', 'routes', 'toasts', 'early-input', 'keyboard', 'without-script'],
  },
]

/** Which browser tests a change needs: files, or those that `pnpm test` runs. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'smoke' }
  | { readonly kind: 'files'; readonly files: readonly string[] }

/** Sources that a browser test loads. */
const inBrowser =
  /^(apps\/web\/(src|server|worker|public|index\.html|vite\.config\.ts)|packages\/(commerce-client|storefront-core|page-server|fake-backend|sample-store)\/src)/
const inArea = /^(?:apps\/web\/src\/features|packages\/storefront-core\/src)\/([^/]+)\//
const unitTest = /[.](test|bench)[.]tsx?$/

/** The browser tests for these changed files, of all files of browser tests. */
export function browserTestsFor(changed: readonly string[], testFiles: readonly string[]): Selection {
  const own = new Set(changed.filter((file) => testFiles.includes(file)))
  const shown = changed.filter(
    (file) => (inBrowser.test(file) && !unitTest.test(file)) || (file.startsWith('e2e/') && !own.has(file)),
  )
  const touched = shown.map((file) =>
    areas.find(({ sources }) => sources.includes(inArea.exec(file)?.[1] ?? '')),
  )
  // A shared source, such as a primitive or the router: what every change runs.
  if (touched.includes(undefined)) return { kind: 'smoke' }
  const words = new Set(touched.flatMap((area) => area?.tests ?? []))
  const files = testFiles.filter((file) => own.has(file) || isNamed(file, words))
  return files.length === 0 ? { kind: 'none' } : { kind: 'files', files }
}

function isNamed(file: string, words: ReadonlySet<string>): boolean {
  const name = file.replace(/^e2e\//, '')
  return [...words].some((word) => name.includes(word))
}
