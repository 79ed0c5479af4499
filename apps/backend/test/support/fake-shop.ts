import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect } from 'vitest'

interface Completion {
  /** The locks that are held, of which that of the cart has to be one. */
  readonly held: ReadonlySet<string>
  /** Called when the cart is completed. */
  readonly complete: () => void
  /** What Medusa's workflow ends with. */
  readonly error?: unknown
}

/** A workflow engine that completes the cart `cart_1`, or refuses to. */
export const completingEngine = (of: () => Completion): object => ({
  listWorkflowExecutions: async () => Promise.resolve([]),
  run: async () => {
    const { held, complete, error } = of()
    complete()
    expect(held).toContain('writing:cart_1')
    return Promise.resolve({
      errors: error === undefined ? [] : [{ error }],
      result: { id: 'order_1' },
      transaction: { hasFinished: () => true },
    })
  },
})

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
