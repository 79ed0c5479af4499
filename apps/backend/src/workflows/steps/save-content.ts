import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse, transform, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { createRemoteLinkStep, emitEventStep } from '@medusajs/medusa/core-flows'

/** What the owner adds to a record of Medusa's product module, in a record of ours that is linked to it. */
export interface ContentToSave<Fields extends object> {
  /** What it belongs to, as `query.graph` and the product module's links name it. */
  readonly entity: 'product' | 'product_category' | 'product_collection'
  readonly id: string
  /** What is left out stays as it is. */
  readonly fields: Partial<Fields>
}

interface ContentTable<Fields extends object> {
  create(fields: Fields): Promise<{ readonly id: string }>
  update(content: Partial<Fields> & { readonly id: string }): Promise<unknown>
  delete(id: string): Promise<unknown>
}

export interface ContentKind<Fields extends object> {
  /** Of the linked field. */
  readonly name: 'page_content' | 'product_content'
  /** Its name in the container. */
  readonly module: string
  /** What is emitted, as `<event>.updated`. */
  readonly event: string
  readonly empty: Fields
  readonly table: (container: MedusaContainer) => ContentTable<Fields>
}

type Undo<Fields extends object> =
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly before: Fields & { readonly id: string } }

interface Saved {
  readonly id: string
  readonly isNew: boolean
}

/** A step that saves the content of a record, or makes it. */
export function saveContentStepOf<Fields extends object>({ name, event, empty, table }: ContentKind<Fields>) {
  const columns = Object.keys(empty)
  return createStep(
    `save-${event}`,
    async ({ entity, id, fields }: ContentToSave<Fields>, { container }) => {
      const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
        entity,
        fields: ['id', ...['id', ...columns].map((column) => `${name}.${column}`)],
        filters: { id },
      })
      const [owner] = data as readonly Readonly<
        Record<string, (Fields & { readonly id: string }) | null | undefined>
      >[]
      if (owner === undefined)
        throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no ${entity} ${id}.`)
      const before = owner[name]
      if (before != null) {
        await table(container).update({ ...fields, id: before.id })
        const undo: Undo<Fields> = { kind: 'restore', before }
        return new StepResponse<Saved, Undo<Fields>>({ id: before.id, isNew: false }, undo)
      }
      const created = await table(container).create({ ...empty, ...fields })
      return new StepResponse<Saved, Undo<Fields>>(
        { id: created.id, isNew: true },
        { kind: 'delete', id: created.id },
      )
    },
    async (undo, { container }) => {
      if (undo === undefined) return
      if (undo.kind === 'delete') await table(container).delete(undo.id)
      else await table(container).update(onlyColumns(undo.before, ['id', ...columns]))
    },
  )
}

/** What else `query.graph` answers with is not written back. */
function onlyColumns<Fields extends object>(
  content: Fields & { readonly id: string },
  columns: readonly string[],
): Partial<Fields> & { readonly id: string } {
  const kept = Object.entries(content).filter(([column]) => columns.includes(column))
  return Object.fromEntries(kept) as Partial<Fields> & { readonly id: string }
}

/** Links new content to its record, and emits that it has changed. */
export function linkContent<Fields extends object>(
  { name, module, event }: ContentKind<Fields>,
  {
    input,
    saved,
  }: { readonly input: WorkflowData<ContentToSave<Fields>>; readonly saved: WorkflowData<Saved> },
): void {
  const links = transform({ saved, input }, ({ saved: { id, isNew }, input: { entity, id: owner } }) =>
    isNew ? [{ [Modules.PRODUCT]: { [`${entity}_id`]: owner }, [module]: { [`${name}_id`]: id } }] : [],
  )
  createRemoteLinkStep(links)
  emitEventStep({ eventName: `${event}.updated`, data: { id: input.id } })
}
