import core from '@umber/storefront-core/package.json' with { type: 'json' }

/** Entries of storefront-core, in the order of its package.json. */
export const coreEntries: readonly string[] = Object.keys(core.exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.slice(2) || 'index')

/** The name of an entry's page. A file called `index` would be the page of its directory. */
export const corePage = (entry: string): string => (entry === 'index' ? 'main' : entry)
