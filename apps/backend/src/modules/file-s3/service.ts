import type { Readable } from 'node:stream'

import { PutObjectCommand } from '@aws-sdk/client-s3'
import { S3FileService } from '@medusajs/file-s3/dist/services/s3-file'
import type { FileTypes, Logger, S3FileServiceOptions } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { addressOf, PictureUploads, withSizes } from '../../lib/files/picture-uploads'

/**
 * Medusa's S3 provider with sizes of pictures and relative addresses. The server reads the bucket, so that nobody else needs
 * access to it.
 */
export class S3PictureService extends S3FileService {
  private readonly pictures: PictureUploads

  constructor(container: { readonly logger: Logger }, options: S3FileServiceOptions) {
    super(container, options)
    this.pictures = new PictureUploads(container.logger)
  }

  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    return await this.pictures.store(file, {
      upload: async (named) => {
        const { key } = await super.upload(named)
        return { key, url: addressOf(key) }
      },
      write: async (key, content, mimeType) => {
        await this.client_.send(
          new PutObjectCommand({
            Bucket: this.config_.bucket,
            Key: key,
            Body: content,
            ContentType: mimeType,
            CacheControl: this.config_.cacheControl,
          }),
        )
      },
    })
  }

  override async delete(
    files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[],
  ): Promise<void> {
    await super.delete(withSizes(files))
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

  /** The bucket may hold what is not the shop's. */
  override async getDownloadStream(file: FileTypes.ProviderGetFileDTO): Promise<Readable> {
    if (!file.fileKey.startsWith(this.config_.prefix ?? ''))
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `File with key ${file.fileKey} not found`)
    return await super.getDownloadStream(file)
  }
}
