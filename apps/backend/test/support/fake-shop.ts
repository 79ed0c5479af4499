import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'

type Rows = readonly object[]

interface FakeShop {
  /** What `query.graph` answers, by entity. */
  readonly rows?: Readonly<Record<string, Rows>>
  readonly services?: Readonly<Record<string, object>>
}

/** A container for a workflow about one cart, without a database. `held` are the locks that are held at the moment. */
export function fakeShop({ rows = {}, services = {} }: FakeShop) {
  const held = new Set<string>()
  const logged: string[] = []
  const log = (text: string): void => void logged.push(text)
  const all: Readonly<Record<string, object>> = {
    [Modules.LOCKING]: {
      execute: async ([key = '']: readonly string[], work: () => Promise<void>) => {
        held.add(key)
        await work().finally(() => held.delete(key))
      },
    },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ entity }: { readonly entity: string }) => Promise.resolve({ data: rows[entity] ?? [] }),
    },
    [ContainerRegistrationKeys.LOGGER]: { info: log, warn: log, error: log },
    ...services,
  }
  const container = createMedusaContainer()
  for (const [name, service] of Object.entries(all)) container.register(name, asValue(service))
  return { container, held, logged }
}
