import { join } from 'node:path'
import { coreEntries, corePage } from './core-entries.ts'
import { methodPage, settingsTable, type Linked } from './method-page.ts'
import { readEntries, type PackageReader, type Section } from './read-package.ts'
import { indexOfTypes, pagesOfTypes, typeLinks, typePage, type TypePage } from './type-pages.ts'

/** The directories of the published packages. */
interface Packages {
  readonly client: string
  readonly tools: string
  readonly core: string
}

/** The pages of the reference by path, below `reference/`. */
export function referencePages({ client, tools, core }: Packages): ReadonlyMap<string, string> {
  const files = {
    index: join(client, 'dist/index.d.ts'),
    admin: join(client, 'dist/admin.d.ts'),
    testing: join(client, 'dist/testing.d.ts'),
    tools: join(tools, 'dist/index.d.ts'),
    core: coreEntries.map((entry) => ({ entry, file: join(core, `dist/${entry}.d.ts`) })),
  }
  const read = readEntries([
    files.index,
    files.admin,
    files.testing,
    files.tools,
    ...files.core.map(({ file }) => file),
  ])
  const [index, admin] = [read(files.index), read(files.admin)]
  const store = index.resources('Store', 'store')
  const office = admin.resources('Admin', 'admin')
  const pages = new Map<string, string>()
  const known = new Set<string>()
  /** A type that several entries export is described with the first. */
  const typesOf = (file: string) =>
    read(file)
      .types()
      .filter(({ name }) => !known.has(name) && known.add(name))
  const typePages = mergedPages([
    ...pagesOfTypes('client', 'Types of the client', typesOf(files.index)),
    ...pagesOfTypes('admin', 'Types of the admin API', typesOf(files.admin)),
    ...pagesOfTypes('tools', 'Types of the admin client', typesOf(files.tools)),
    ...files.core.flatMap(({ entry, file }) =>
      pagesOfTypes(`core-${entry}`, `Types of storefront-core: ${entry}`, typesOf(file)),
    ),
  ])
  const types = indexOfTypes(typePages)
  for (const page of typePages) pages.set(`${page.path}.md`, typePage(page, types))
  const page = (path: string, section: Section): void =>
    void pages.set(
      `${path}.md`,
      methodPage(section, (signature) => typeLinks(signature, types, path)),
    )
  for (const section of [...store, ...office]) page(section.name.replace('.', '/'), section)
  const auth = index.methods('Auth', 'auth')
  const fullAuth = without(index.methods('FullAuth', 'fullAuth'), auth)
  for (const section of [auth, fullAuth]) page(section.name, section)
  page('client', index.methods('Client', 'client'))
  const functions = {
    name: 'Functions',
    text: 'Exported by `@umber/commerce-client`.',
    members: index.functions(),
  }
  page('functions', functions)
  const linked = (signature: string): string => typeLinks(signature, types, '')
  pages.set('testing.md', testingPage(read(files.testing), linked))
  pages.set(
    'settings.md',
    [
      '# Settings',
      ...['Config', 'RequestOptions', 'RetryOptions'].map((name) =>
        settingsTable(index.settings(name), linked),
      ),
    ].join('\n\n'),
  )
  pages.set('admin-client.md', toolsPage(read(files.tools), linked))
  for (const { entry, file } of files.core) {
    const name = entry === 'index' ? '@umber/storefront-core' : `@umber/storefront-core/${entry}`
    const members = read(file).functions()
    page(`core/${corePage(entry)}`, { name, text: '', members })
  }
  pages.set('types.md', typesOverview(typePages))
  pages.set('index.md', overview([auth, fullAuth, ...store, ...office]))
  return pages
}

/** Types of one subject that several entries export are on one page. */
function mergedPages(pages: readonly TypePage[]): readonly TypePage[] {
  const merged = new Map<string, TypePage>()
  for (const page of pages) {
    const before = merged.get(page.path)
    merged.set(
      page.path,
      before === undefined ? page : { ...before, types: [...before.types, ...page.types] },
    )
  }
  return [...merged.values()]
}

function typesOverview(pages: readonly TypePage[]): string {
  const count = pages.reduce((sum, { types }) => sum + types.length, 0)
  return [
    '# Types',
    `${count} named types of the packages, each with its fields. Times are ISO texts; filters of times take \`{ $gte: '2026-01-01' }\`, as \`created_at\` of [the filters of orders](./types/admin-order.md).`,
    pages.map(({ path, title }) => `- [${title}](./${path}.md)`).join('\n'),
  ].join('\n\n')
}

/** The entry for the tests of code that uses the client. */
function testingPage(testing: PackageReader, linked: Linked): string {
  const functions = {
    name: '@umber/commerce-client/testing',
    text: 'For the tests of your own code, without a server.',
    members: testing.functions(),
  }
  const shared = ['TestBackend', 'TestRequest'].map((name) => settingsTable(testing.settings(name), linked))
  return [methodPage(functions, linked), ...shared].join('\n\n')
}

/** The admin client: its functions, and what their options and results mean. */
function toolsPage(tools: PackageReader, linked: Linked): string {
  const functions = {
    name: '@umber/admin-client',
    text: 'Whole flows for internal tools. The endpoints themselves are those of `admin`.',
    members: tools.functions(),
  }
  const shared = ['AdminClient', 'FlowOptions', 'Polling', 'BulkOptions']
  return [
    methodPage(functions, linked),
    ...shared.map((name) => settingsTable(tools.settings(name), linked)),
  ].join('\n\n')
}

/** Without the methods that it inherits. */
function without(section: Section, { name, members }: Section): Section {
  const inherited = new Set(members.map((one) => one.name.slice(name.length)))
  const isOwn = (one: { readonly name: string }) => !inherited.has(one.name.slice(section.name.length))
  return { ...section, members: section.members.filter(isOwn) }
}

function overview(sections: readonly Section[]): string {
  const count = sections.reduce((sum, { members }) => sum + members.length, 0)
  const rows = sections.map(({ name, members }) => {
    const methods = members.map((one) => `\`${one.name.slice(name.length + 1)}\``).join(' ')
    return `| [\`${name}\`](./${name.replace('.', '/')}.md) | ${methods} |`
  })
  return [
    '# Reference',
    `${count} methods, as the declarations of the packages describe them. See also the [client](./client.md), its [functions](./functions.md), [settings](./settings.md) and [types](./types.md), the [admin client](./admin-client.md) with its flows, and the entries of [storefront-core](./core/main.md).`,
    ['| resource | methods |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}
