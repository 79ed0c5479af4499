import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { pageContentModule } from '../modules/page-content'
import { savePageContentWorkflow, type PageContentFields } from './save-page-content'

type Stored = PageContentFields & { readonly id: string; readonly updated_at?: string }

/** A category with this content, and what is linked and told. */
function open(stored?: Stored) {
  let content = stored
  const link = {
    create: vi.fn<(links: unknown) => Promise<unknown>>(async () => []),
    dismiss: async () => [],
  }
  const emit = vi.fn<(events: readonly { readonly name: string }[]) => Promise<void>>(async () => undefined)
  const container = createMedusaContainer()
  const parts: Readonly<Record<string, object>> = {
    [ContainerRegistrationKeys.QUERY]: {
      graph: async () => ({ data: [{ id: 'pcat_1', page_content: content }] }),
    },
    [ContainerRegistrationKeys.LINK]: link,
    [Modules.EVENT_BUS]: {
      emit,
      clearGroupedEvents: async () => undefined,
      releaseGroupedEvents: async () => undefined,
    },
    [pageContentModule]: {
      createPageContents: async (fields: PageContentFields) => (content = { id: 'new', ...fields }),
      updatePageContents: async (fields: Partial<Stored>) =>
        content === undefined ? undefined : (content = { ...content, ...fields }),
      deletePageContents: async () => (content = undefined),
    },
  }
  for (const [name, part] of Object.entries(parts)) container.register(name, asValue(part))
  const save = async (fields: Partial<PageContentFields>) =>
    savePageContentWorkflow(container).run({ input: { entity: 'product_category', id: 'pcat_1', fields } })
  return { save, link, emit, content: () => content }
}

it('The first content of a page is linked to its category, and the shop is told', async () => {
  const { save, link, emit, content } = open()
  await save({ text: 'Warm light' })
  expect(content()).toEqual({ id: 'new', picture: null, picture_text: null, text: 'Warm light' })
  expect(link.create.mock.lastCall?.[0]).toEqual([
    { product: { product_category_id: 'pcat_1' }, page_content: { page_content_id: 'new' } },
  ])
  expect(emit.mock.lastCall?.[0]).toMatchObject([{ name: 'page-content.updated', data: { id: 'pcat_1' } }])
})

it('Content is as it was when the shop cannot be told', async () => {
  const before = { id: 'old', picture: 'a.avif', picture_text: null, text: 'Before' }
  for (const stored of [undefined, before]) {
    const { save, emit, content } = open(stored)
    emit.mockRejectedValue(new Error('no bus'))
    await expect(save({ text: 'After' })).rejects.toThrow('no bus')
    expect(content()).toEqual(stored)
  }
})
