import { join } from 'node:path'
import { readEntries, type Documented } from '../reference/read-package.ts'
import type { Snippet } from './read-snippets.ts'

/** A method of the client: what its doc comment promises, and the example there. */
export interface MethodExample {
  /** As it is called: `shop.store.cart.create`, `admin.product.list`, `auth.mfa.start`. */
  readonly call: string
  /** The requests that the comment names: `POST /store/carts/{id}`. */
  readonly operations: readonly string[]
  /** Empty where there is none. */
  readonly code: string
}

/** Every method of the store, auth and admin API, from the declarations of the built client. */
export function readExamples(client: string): readonly MethodExample[] {
  const files = { index: join(client, 'dist/index.d.ts'), admin: join(client, 'dist/admin.d.ts') }
  const read = readEntries(Object.values(files))
  const [index, admin] = [read(files.index), read(files.admin)]
  const sections = [
    ...index.resources('Store', 'shop.store'),
    ...admin.resources('Admin', 'admin'),
    index.methods('FullAuth', 'auth'),
  ]
  return sections.flatMap(({ members }) => members.map(exampleOf))
}

/** An example as a module that exports it as a function, so that it can be compiled alone and run in any scope. */
export function exampleModule({ call, code }: MethodExample): Snippet {
  const head = [
    "import type { CommerceClient, FullAuth } from '@umber/commerce-client'",
    "import type { Admin } from '@umber/commerce-client/admin'",
    'type Scope = { shop: CommerceClient; admin: Admin; auth: FullAuth; file: File }',
    'export default async function example({ shop, admin, auth, file }: Scope): Promise<void> {',
  ]
  return { name: call, code: [...head, code, '}'].join('\n'), isRun: false, prints: '' }
}

/** Whether the example calls the method that it documents. `auth` has the methods of `shop.auth` as well. */
export const callsItsMethod = ({ call, code }: MethodExample): boolean => code.includes(`${call}(`)

function exampleOf({ name, text, examples }: Documented): MethodExample {
  const operations = [...text.matchAll(/`((?:GET|POST|DELETE) \/[^`]*)`/g)].map(
    ([, operation = '']) => operation,
  )
  return { call: name, operations, code: examples.join('\n') }
}
