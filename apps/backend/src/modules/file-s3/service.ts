import type { Readable } from 'node:stream'

import { paginateListObjectsV2, PutObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3'
import { S3FileService } from '@medusajs/file-s3/dist/services/s3-file'
import type { FileTypes, Logger, S3FileServiceOptions } from '@medusajs/framework/types'

import type { FileStore } from '../../lib/files/make-missing-sizes'
import { addressOf, PictureUploads, withSizes } from '../../lib/files/picture-uploads'

/**
 * Medusa's S3 provider with sizes of pictures and relative addresses. The server reads the bucket, so that no other party needs
 * access to it. Keys are known to Medusa without the prefix, as those of local files are.
 */
export class S3PictureService extends S3FileService {
  readonly store: FileStore = {
    keys: () => this.keys(),
    read: async (key) => this.getAsBuffer({ fileKey: key }),
    write: async (key, content, mimeType) => this.put(key, { Body: content, ContentType: mimeType }),
  }
  private readonly pictures: PictureUploads
  private readonly place: { readonly bucket: string; readonly prefix: string }

  constructor(container: { readonly logger: Logger }, options: S3FileServiceOptions) {
    super(container, options)
    this.pictures = new PictureUploads(container.logger)
    this.place = { bucket: options.bucket, prefix: options.prefix ?? '' }
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return await this.pictures.store(file, {
      upload: async (named) => this.known((await super.upload(named)).key),
      write: this.store.write,
    })
  }

  private async *keys(): AsyncGenerator<string> {
    const { bucket, prefix } = this.place
    // oxlint-disable-next-line eslint/no-underscore-dangle -- Medusa's name
    const pages = paginateListObjectsV2({ client: this.client_ }, { Bucket: bucket, Prefix: prefix })
    for await (const { Contents: objects = [] } of pages)
      for (const { Key: key } of objects) if (key !== undefined) yield key.slice(prefix.length)
  }

  private async put(key: string, object: Pick<PutObjectCommandInput, 'Body' | 'ContentType'>): Promise<void> {
    const { bucket, prefix } = this.place
    // oxlint-disable-next-line eslint/no-underscore-dangle -- Medusa's name
    await this.client_.send(new PutObjectCommand({ ...object, Bucket: bucket, Key: prefix + key }))
  }

  override async getUploadStream(
    file: FileTypes.ProviderUploadStreamDTO,
  ): ReturnType<S3FileService['getUploadStream']> {
    const { writeStream, promise, fileKey } = await super.getUploadStream(file)
    const { key, url } = this.known(fileKey)
    return { writeStream, promise: promise.then(() => ({ key, url })), url, fileKey: key }
  }

  override async delete(
    files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[],
  ): Promise<void> {
    await super.delete(withSizes(files).map((file) => this.stored(file)))
  }

  /** A PUT to the bucket would go round the checks of uploads, so clients send the file to the server. */
  override async getPresignedUploadUrl({
    filename,
  }: FileTypes.ProviderGetPresignedUploadUrlDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return await Promise.resolve({ url: '/admin/uploads', key: filename })
  }

  override async getPresignedDownloadUrl({ fileKey }: FileTypes.ProviderGetFileDTO): Promise<string> {
    return await Promise.resolve(addressOf(fileKey))
  }

  override async getDownloadStream(file: FileTypes.ProviderGetFileDTO): Promise<Readable> {
    return await super.getDownloadStream(this.stored(file))
  }

  override async getAsBuffer(file: FileTypes.ProviderGetFileDTO): Promise<Buffer> {
    return await super.getAsBuffer(this.stored(file))
  }

  private known(key: string): FileTypes.ProviderFileResultDTO {
    const known = key.slice(this.place.prefix.length)
    return { key: known, url: addressOf(known) }
  }

  private stored({ fileKey }: FileTypes.ProviderGetFileDTO): { fileKey: string } {
    return { fileKey: this.place.prefix + fileKey }
  }
}
