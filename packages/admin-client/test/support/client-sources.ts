import { fileURLToPath } from 'node:url'

const source = (path: string): string =>
  fileURLToPath(new URL(`../../../commerce-client/src/${path}`, import.meta.url))

/** The tests share the client's own test products and orders, and with them its sources. */
export const clientSources = [
  { find: /^@umber\/commerce-client$/, replacement: source('index.ts') },
  { find: /^@umber\/commerce-client\/admin$/, replacement: source('admin/index.ts') },
  { find: /^@umber\/commerce-client\/testing$/, replacement: source('testing/index.ts') },
]
