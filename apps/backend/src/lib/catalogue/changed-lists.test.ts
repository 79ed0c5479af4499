import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { catalogueChangesModule } from '../../modules/catalogue-changes'
import { noteChangedLists } from './changed-lists'

function containerWith(lists: readonly { readonly id: string }[]) {
  const note = vi.fn<(change: ReadonlyMap<string, ReadonlySet<string>>, follow: unknown) => void>()
  const listPriceLists = vi.fn<(filters: object, config: object) => Promise<typeof lists>>(async () => lists)
  const parts: Readonly<Record<string, unknown>> = {
    [Modules.PRICING]: { listPriceLists },
    [catalogueChangesModule]: { note },
  }
  return { container: { resolve: (name: string) => parts[name] } as MedusaContainer, note, listPriceLists }
}

const since = new Date('2026-11-28T08:00:00.000Z')

it('the lists of the shop follow a price list that a program has changed', async () => {
  const { container, note, listPriceLists } = containerWith([{ id: 'plist_1' }, { id: 'plist_2' }])
  await noteChangedLists(container, since)
  expect(listPriceLists).toHaveBeenCalledWith({ updated_at: { $gte: since } }, { select: ['id'], take: null })
  expect(note).toHaveBeenCalledWith(
    new Map([['price-list', new Set(['plist_1', 'plist_2'])]]),
    expect.any(Function),
  )
})

it('nothing is done where none was changed', async () => {
  const { container, note } = containerWith([])
  await noteChangedLists(container, since)
  expect(note).not.toHaveBeenCalled()
})
