import { randomUUID } from 'node:crypto'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, parse, relative, sep } from 'node:path'

import { LocalFileService } from '@medusajs/file-local'
import type { FileTypes, Logger } from '@medusajs/framework/types'

import type { FileStore } from '../../lib/files/make-missing-sizes'
import { addressOf, PictureUploads, withSizes } from '../../lib/files/picture-uploads'

/** Medusa's local provider with sizes of pictures, relative addresses, and names that cannot be guessed. */
export class LocalPictureService extends LocalFileService {
  readonly store: FileStore
  private readonly pictures: PictureUploads

  constructor({ logger }: { readonly logger: Logger }, { directory }: { readonly directory: string }) {
    // The address is required, and replaced below.
    super(undefined, {
      upload_dir: directory,
      private_upload_dir: directory,
      backend_url: 'http://backend.invalid/static',
    })
    this.pictures = new PictureUploads(logger)
    this.store = {
      keys: () => filesIn(directory),
      read: async (key) => this.getAsBuffer({ fileKey: key }),
      // A process that is killed leaves no half of a size, which would be served.
      write: async (key, content) => {
        const path = join(directory, key)
        await writeFile(`${path}.partial`, content)
        await rename(`${path}.partial`, path)
      },
    }
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return await this.pictures.store(file, {
      upload: async (named) => {
        const { key } = await super.upload(unguessable(named))
        return { key, url: addressOf(key) }
      },
      write: this.store.write,
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

/** The keys of all files: their paths in the directory. */
async function* filesIn(directory: string): AsyncGenerator<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (entry.isFile()) yield relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
}

/** Medusa names a file by the time. The address of an export is its only protection, so it must not be guessed. */
function unguessable<File extends { readonly filename: string }>(file: File): File {
  const { dir, name, ext } = parse(file.filename)
  return { ...file, filename: join(dir, `${name}-${randomUUID()}${ext}`) }
}
