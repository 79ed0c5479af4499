import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

// Runs before the declarations are built: the namespace `HttpTypes` of the js-sdk entry is Medusa's, without its Enterprise
// Edition.

/** Roles and what has them. */
const enterprise = /Rbac|Role/
/** Medusa's have roles, so this package has its own. */
const own = {
  invite: [
    'AdminAcceptInviteResponse',
    'AdminCreateInvite',
    'AdminInvite',
    'AdminInviteListResponse',
    'AdminInviteResponse',
  ],
  user: ['AdminUser', 'AdminUserListResponse', 'AdminUserResponse'],
}
const theirs = '@medusajs/types/dist/http/index.js'

const replaced = new Set(Object.values(own).flat())
const names = exportsOf(
  createRequire(import.meta.url)
    .resolve(theirs)
    .replace(/js$/, 'd.ts'),
).filter((name) => !enterprise.test(name) && !replaced.has(name))
const exported = (list, from) => `export type { ${list.join(', ')} } from '${from}'\n`
writeFileSync(
  new URL('medusa-types.generated.ts', import.meta.url),
  Object.entries(own)
    .map(([resource, list]) => exported(list, `../src/admin/resources/${resource}.ts`))
    .join('') + exported(names, theirs),
)

function exportsOf(file) {
  const module = ts.ModuleKind.NodeNext
  const program = ts.createProgram([file], { module, noEmit: true, noLib: true, types: [] })
  const checker = program.getTypeChecker()
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .map(({ name }) => name)
}
