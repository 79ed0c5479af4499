import { availableParallelism } from 'node:os'

import type { FileTypes, Logger } from '@medusajs/framework/types'

import { isResizable, plainName, sizeKey, sizeKeys } from './picture-sizes'
import { cleanPicture, sizesOf } from './resize-picture'

export interface FileWriter {
  /** Stores a file under a key of its own choice. */
  readonly upload: (file: FileTypes.ProviderUploadFileDTO) => Promise<FileTypes.ProviderFileResultDTO>
  /** Stores a file under exactly this key. */
  readonly write: (key: string, content: Buffer, mimeType: string) => Promise<void>
}

/** A conversion occupies one of libuv's four threads, which passwords, DNS and the file system need as well. */
const mostConversions = Math.min(availableParallelism(), 2)

/** Stores uploaded files, and beside each public picture its sizes. */
export class PictureUploads {
  private readonly logger: Logger
  private readonly limit = import('p-limit').then(({ default: pLimit }) => pLimit(mostConversions))

  constructor(logger: Logger) {
    this.logger = logger
  }

  async store(
    file: FileTypes.ProviderUploadFileDTO,
    writer: FileWriter,
  ): Promise<FileTypes.ProviderFileResultDTO> {
    const named = { ...file, filename: plainName(file.filename) }
    if (file.access !== 'public' || !isResizable(named.filename)) return await writer.upload(named)
    const limit = await this.limit
    return await limit(async () => {
      const picture = await cleanPicture(bytesOf(file.content))
      const stored = await writer.upload({ ...named, content: picture.toString('base64') })
      await this.storeSizes(stored.key, picture, writer)
      return stored
    })
  }

  /** Where a size is missing, the original is served, so the upload does not fail with it. */
  private async storeSizes(key: string, picture: Buffer, { write }: FileWriter): Promise<void> {
    try {
      for await (const { width, format, content } of sizesOf(picture))
        await write(sizeKey(key, width, format), content, `image/${format}`)
    } catch (error) {
      this.logger.error(`The sizes of ${key} could not be stored`, error as Error)
    }
  }
}

/** Medusa passes on content as base64; its workflows accept binary text as well. */
function bytesOf(content: string): Buffer {
  const decoded = Buffer.from(content, 'base64')
  return decoded.toString('base64') === content ? decoded : Buffer.from(content, 'binary')
}

/** The files and the sizes of those that are pictures. */
export const withSizes = (
  files: FileTypes.ProviderDeleteFileDTO | readonly FileTypes.ProviderDeleteFileDTO[],
): FileTypes.ProviderDeleteFileDTO[] =>
  [files].flat().flatMap(({ fileKey }) => [fileKey, ...sizeKeys(fileKey)].map((key) => ({ fileKey: key })))

/** Relative, so that the data survives a change of host and of storage. */
export const addressOf = (key: string): string =>
  `/static/${key.split('/').map(encodeURIComponent).join('/')}`
