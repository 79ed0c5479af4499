import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { readUsedIndexes } from '../locales/supported-locales'
import { isIndexFilled } from './is-index-filled'

type Container = Pick<MedusaContainer, 'resolve'>

/** Writes the index of each language that the store supports anew, and that of the texts that the merchant has entered. */
export async function reindexAll(container: Container): Promise<void> {
  for (const { index } of await usedIndexes(container)) await searchOf(container).reindex({ index })
}

/** As `reindexAll`, after a change. Rejects while an index is filled for the first time. */
export async function reindexFilled(container: Container): Promise<void> {
  await requireFirstFilling(container)
  await reindexAll(container)
}

/** Fills the indexes of languages that the store supports since a moment ago. Rejects while an index is filled for the first time. */
export async function fillNewLanguages(container: Container): Promise<void> {
  await requireFirstFilling(container)
  const ofLanguages = (await usedIndexes(container)).filter(({ locale }) => locale !== undefined)
  for (const { index } of ofLanguages)
    if (!(await isIndexFilled(container, index))) await searchOf(container).reindex({ index })
}

/**
 * Medusa fills an index that was never filled, also that of a language that is not used, when the process starts, into a version that it
 * has chosen before. Another version that is made meanwhile would take that one away, and the index would have none.
 */
async function requireFirstFilling(container: Container): Promise<void> {
  const states = await searchOf(container).listIndexes()
  const unfilled = states.filter(({ status }) => status !== 'ready').map(({ name }) => name)
  if (unfilled.length > 0) throw new Error(`Still being filled: the search index ${unfilled.join(', ')}.`)
}

const searchOf = (container: Container): ISearchModuleService =>
  container.resolve<ISearchModuleService>(Modules.SEARCH)

const usedIndexes = async (container: Container) =>
  readUsedIndexes(container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY))
