import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { fileStorage } from '../lib/files/file-storage'
import { makeMissingSizes } from '../lib/files/make-missing-sizes'
import { LocalPictureService } from '../modules/file-local/service'
import { S3PictureService } from '../modules/file-s3/service'

/**
 * `medusa exec make-image-sizes` makes the sizes of uploaded pictures that have none. A second run makes nothing.
 * `pnpm make-image-sizes` runs it.
 */
export default async function makeImageSizes({ container }: ExecArgs): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const storage = fileStorage(process.env)
  // Medusa's file module cannot list files, so the provider is used by itself.
  const provider =
    storage.kind === 'local'
      ? new LocalPictureService({ logger }, storage.options)
      : new S3PictureService({ logger }, storage.options)
  const { made, complete, animated, unreadable } = await makeMissingSizes(provider.store)
  console.log(
    [
      ...made.map((key) => `made        ${key}`),
      ...unreadable.map((key) => `unreadable  ${key}`),
      `Pictures that got sizes: ${made.length}. Had them already: ${complete}. Animations: ${animated}. Unreadable: ${unreadable.length}.`,
    ].join('\n'),
  )
}
