import type { RequestOptions } from '@umber/commerce-client'
import type { AdminOrderChange } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import type { Stopped } from '../flow/outcome.ts'
import { parseId } from '../flow/inputs.ts'
import { runFlow, type FlowOptions } from '../flow/run-flow.ts'
import { checkAmounts } from './currency.ts'
import type { NamedAmount } from './parts.ts'
import { sorted } from '../sorted.ts'

/** Something that a change adds to an order: items, a shipping method. One request. */
export interface Addition<Step extends string> {
  readonly step: Step
  /** Whether an earlier run has added it. */
  readonly isThere: (actions: readonly ChangeAction[]) => boolean
  readonly add: (id: string, request: RequestOptions) => Promise<unknown>
}

/** One action of a change, as the preview of its order shows it. */
export interface ChangeAction {
  readonly action: string
  readonly reference_id?: string | null
  readonly return_id?: string | null
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** A change of an order that takes several requests: a return, an exchange, a claim, an edit. */
export interface OrderChange<Step extends string, More extends object> {
  readonly orderId: string
  /** Medusa's `change_type`. */
  readonly type: string
  readonly idOf: (change: AdminOrderChange) => string
  /** The amounts of the input. They are checked against the order's currency before anything is sent. */
  readonly amounts?: readonly NamedAmount[]
  /** The id of what was done by an earlier call, so that nothing is left to do. */
  readonly isDone?: (request: RequestOptions) => Promise<string | undefined>
  /** Returns the id that the other requests need. */
  readonly begin: (request: RequestOptions) => Promise<string>
  readonly additions: readonly Addition<Step>[]
  readonly confirm: (id: string, request: RequestOptions) => Promise<unknown>
  readonly cancel: (id: string) => Promise<unknown>
  /** Reads what the result says besides the id. */
  readonly read: (id: string, request: RequestOptions) => Promise<More>
}

export type ChangeStep<Step extends string> = 'begin' | Step | 'confirm'

export interface ChangeCheckpoint {
  /** The id of the return, exchange or claim; of an edit, that of its order change. */
  readonly id?: string
}

/** `canceled`: another user canceled the change before it was resumed. */
export type ChangeResult<Step extends string, More extends object = object> =
  | ({ readonly kind: 'done'; readonly id: string } & More)
  | { readonly kind: 'canceled' }
  | Stopped<ChangeStep<Step>, ChangeCheckpoint>

export type ChangeOptions<Step extends string> = FlowOptions<ChangeStep<Step>, ChangeCheckpoint>

/**
 * Makes a change of an order. Medusa allows one open change per order, so a change that is refused halfway is canceled.
 * A resumed one is looked up first, and only what is missing is added.
 *
 * @throws {TypeError} for an amount that the order's currency cannot express.
 */
export async function changeOrder<Step extends string, More extends object>(
  { admin }: AdminClient,
  change: OrderChange<Step, More>,
  options: ChangeOptions<Step>,
): Promise<ChangeResult<Step, More>> {
  parseId('orderId', change.orderId)
  const plan = {
    steps: ['begin', ...change.additions.map(({ step }) => step), 'confirm'] as const,
    begin: {},
    undo: async ({ id }: ChangeCheckpoint) => {
      if (id === undefined) return false
      await change.cancel(id)
      return true
    },
  }
  return runFlow<ChangeStep<Step>, ChangeCheckpoint, ChangeResult<Step, More>>(
    plan,
    options,
    async (flow) => {
      const ended = async (known: string): Promise<ChangeResult<Step, More>> => ({
        kind: 'done',
        id: known,
        ...(await change.read(known, flow.request)),
      })
      let present: readonly ChangeAction[] = []
      let { id } = flow.checkpoint()
      if (flow.isResumed) {
        const found = await flow.step('begin', async () => findChange(admin, change, id, flow.request))
        if (found?.status === 'confirmed') return ended(change.idOf(found))
        if (found === undefined && id !== undefined) return { kind: 'canceled' }
        if (found !== undefined) {
          id = change.idOf(found)
          present = await actionsOf(admin, change.orderId, flow.request)
        }
      }
      if (id === undefined) {
        const done = await flow.step('begin', async () => {
          await checkAmounts(admin, change.orderId, change.amounts ?? [], flow.request)
          return change.isDone?.(flow.request)
        })
        if (done !== undefined) return ended(done)
      }
      id ??= await change.begin(flow.request)
      flow.keep({ id })
      for (const { step, isThere, add } of change.additions) {
        if (isThere(present)) continue
        await flow.step(step, async () => add(id, flow.request))
      }
      return flow.step('confirm', async () => {
        await change.confirm(id, flow.request)
        return ended(id)
      })
    },
  )
}

export const isOpen = ({ status }: AdminOrderChange): boolean =>
  status === 'pending' || status === 'requested'

/** The change with this id; without an id, an open one that nothing was added to. */
async function findChange(
  admin: AdminClient['admin'],
  { orderId, type, idOf }: Pick<OrderChange<string, object>, 'orderId' | 'type' | 'idOf'>,
  id: string | undefined,
  request: RequestOptions,
): Promise<AdminOrderChange | undefined> {
  const { order_changes } = await admin.order.listChanges(orderId, { change_type: type }, {}, request)
  const own = order_changes.filter((found) =>
    id === undefined ? isOpen(found) && (found.actions ?? []).length === 0 : idOf(found) === id,
  )
  return sorted(own, (one, other) => String(other.created_at).localeCompare(String(one.created_at))).find(
    (found) => isOpen(found) || found.status === 'confirmed',
  )
}

async function actionsOf(
  admin: AdminClient['admin'],
  orderId: string,
  request: RequestOptions,
): Promise<readonly ChangeAction[]> {
  const { order } = await admin.order.retrievePreview(orderId, {}, {}, request)
  return [...order.items, ...order.shipping_methods].flatMap(
    ({ actions }) => (actions ?? []) as readonly ChangeAction[],
  )
}
