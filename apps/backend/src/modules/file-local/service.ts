import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import { LocalFileService } from '@medusajs/file-local'
import type { FileTypes, Logger } from '@medusajs/framework/types'

import { addressOf, PictureUploads, withSizes } from '../../lib/files/picture-uploads'

/** Medusa's local provider with sizes of pictures, relative addresses, and names that cannot be guessed. */
export class LocalPictureService extends LocalFileService {
  private readonly pictures: PictureUploads
  private readonly directory: string

  constructor({ logger }: { readonly logger: Logger }, { directory }: { readonly directory: string }) {
    // The address is required, and replaced below.
    super(undefined, {
      upload_dir: directory,
      private_upload_dir: directory,
      backend_url: 'http://backend.invalid/static',
    })
    this.pictures = new PictureUploads(logger)
    this.directory = directory
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return await this.pictures.store(file, {
      upload: async (named) => {
        const { key } = await super.upload(unguessable(named))
        return { key, url: addressOf(key) }
      },
      write: async (key, content) => writeFile(join(this.directory, key), content),
    })
  }

  override async getUploadStream(
    file: FileTypes.ProviderUploadStreamDTO,
  ): ReturnType<LocalFileService['getUploadStream']> {
    const { writeStream, promise, fileKey } = await super.getUploadStream(unguessable(file))
    const url = addressOf(fileKey)
    return { writeStream, promise: promise.then(({ key }) => ({ key, url })), url, fileKey }
  }

  override async delete(
    files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[],
  ): Promise<void> {
    await super.delete(withSizes(files))
  }

  override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
    await super.getPresignedDownloadUrl(file)
    return addressOf(file.fileKey)
  }
}

/** Medusa names a file by the time. The address of an export is its only protection, so it must not be guessed. */
function unguessable<File extends { readonly filename: string }>(file: File): File {
  const { dir, name, ext } = parse(file.filename)
  return { ...file, filename: join(dir, `${name}-${randomUUID()}${ext}`) }
}
