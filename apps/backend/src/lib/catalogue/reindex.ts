import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { readUsedIndexes } from '../locales/supported-locales'
import { isIndexFilled } from './is-index-filled'

type Container = Pick<MedusaContainer, 'resolve'>

/** Writes the index of each language that the store supports anew, and that of the texts that the merchant has entered. */
export async function reindexAll(container: Container): Promise<void> {
  for (const { index } of await usedIndexes(container)) await searchOf(container).reindex({ index })
}

/** Fills the indexes of languages that the store supports since a moment ago. */
export async function fillNewLanguages(container: Container): Promise<void> {
  const ofLanguages = (await usedIndexes(container)).filter(({ locale }) => locale !== undefined)
  for (const { index } of ofLanguages)
    if (!(await isIndexFilled(container, index))) await searchOf(container).reindex({ index })
}

const searchOf = (container: Container): ISearchModuleService =>
  container.resolve<ISearchModuleService>(Modules.SEARCH)

const usedIndexes = async (container: Container) =>
  readUsedIndexes(container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY))
