import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { addressOf } from '../files/picture-uploads'
import type { SentPhotograph } from './review-schema'

/** No animations. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** A photograph that the review has already, or one to store. */
export type CheckedPhotograph =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'new'; readonly content: string; readonly mimeType: string }

/** Throws for what is no picture by its content, and for one that the review does not have. */
export async function checkPhotographs(
  sent: readonly SentPhotograph[],
  before: readonly string[],
): Promise<readonly CheckedPhotograph[]> {
  const { fileTypeFromBuffer } = await import('file-type')
  const checked: CheckedPhotograph[] = []
  for (const photograph of sent) {
    if ('url' in photograph) {
      const id = before.find((known) => addressOf(known) === photograph.url)
      if (id === undefined) throw refusal('The review has no such photograph', 'photograph_unknown')
      checked.push({ kind: 'kept', id })
    } else {
      const { content } = photograph
      const found = await fileTypeFromBuffer(Buffer.from(content, 'base64'))
      if (found === undefined || !Object.hasOwn(endings, found.mime))
        throw refusal('A photograph must be a JPEG, PNG, WebP or AVIF', 'file_not_allowed')
      checked.push({ kind: 'new', content, mimeType: found.mime })
    }
  }
  return checked
}

const refusal = (message: string, code: string): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_DATA, message, code)

/** Returns its id. The provider takes away what a camera has written into it, such as the place. */
export async function storePhotograph(
  container: MedusaContainer,
  { content, mimeType }: Extract<CheckedPhotograph, { kind: 'new' }>,
): Promise<string> {
  const { id } = await container.resolve(Modules.FILE).createFiles({
    filename: `review.${endings[mimeType] ?? 'jpg'}`,
    mimeType,
    content,
    access: 'public',
  })
  return id
}

/** One that cannot be deleted does not keep the review from being changed. */
export async function deletePhotographs(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await container
    .resolve(Modules.FILE)
    .deleteFiles([...ids])
    .catch((error: unknown) => {
      container.resolve('logger').error('Photographs of a review could not be deleted', error as Error)
    })
}
