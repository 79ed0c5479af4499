import { join } from 'node:path'
import { coreEntries, corePage } from './core-entries.ts'
import { methodPage, settingsTable } from './method-page.ts'
import { readEntries, type PackageReader, type Section } from './read-package.ts'

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
  for (const section of [...store, ...office])
    pages.set(`${section.name.replace('.', '/')}.md`, methodPage(section))
  const auth = index.methods('Auth', 'auth')
  const fullAuth = without(index.methods('FullAuth', 'fullAuth'), auth)
  for (const section of [auth, fullAuth]) pages.set(`${section.name}.md`, methodPage(section))
  pages.set('client.md', methodPage(index.methods('Client', 'client')))
  const functions = {
    name: 'Functions',
    text: 'Exported by `@umber/commerce-client`.',
    members: index.functions(),
  }
  pages.set('functions.md', methodPage(functions))
  pages.set('testing.md', testingPage(read(files.testing)))
  pages.set(
    'settings.md',
    [
      '# Settings',
      ...['Config', 'RequestOptions', 'RetryOptions'].map((name) => settingsTable(index.settings(name))),
    ].join('\n\n'),
  )
  pages.set('admin-client.md', toolsPage(read(files.tools)))
  for (const { entry, file } of files.core) {
    const name = entry === 'index' ? '@umber/storefront-core' : `@umber/storefront-core/${entry}`
    const members = read(file).functions()
    pages.set(`core/${corePage(entry)}.md`, methodPage({ name, text: '', members }))
  }
  pages.set('index.md', overview([auth, fullAuth, ...store, ...office]))
  return pages
}

/** The entry for the tests of code that uses the client. */
function testingPage(testing: PackageReader): string {
  const functions = {
    name: '@umber/commerce-client/testing',
    text: 'For the tests of your own code, without a server.',
    members: testing.functions(),
  }
  const shared = ['TestBackend', 'TestRequest'].map((name) => settingsTable(testing.settings(name)))
  return [methodPage(functions), ...shared].join('\n\n')
}

/** The admin client: its functions, and what their options and results mean. */
function toolsPage(tools: PackageReader): string {
  const functions = {
    name: '@umber/admin-client',
    text: 'Whole flows for internal tools. The endpoints themselves are those of `admin`.',
    members: tools.functions(),
  }
  const shared = ['AdminClient', 'FlowOptions', 'Polling', 'BulkOptions']
  return [methodPage(functions), ...shared.map((name) => settingsTable(tools.settings(name)))].join('\n\n')
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
    `${count} methods, as the declarations of the packages describe them. See also the [client](./client.md), its [functions](./functions.md) and [settings](./settings.md), the [admin client](./admin-client.md) with its flows, and the entries of [storefront-core](./core/main.md).`,
    ['| resource | methods |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}
