import type { Client } from '../client.ts'
import type { RequestOptions } from '../config.ts'
import type { Endpoints, Write } from '../resources/endpoints.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import { formOf, withoutContentType } from './files.ts'
import type * as Product from './wire/product.ts'
import type * as Upload from './wire/upload.ts'

/** The server's name for the uploaded file. */
interface ImportedFile {
  readonly file_key: string
  readonly originalname: string
  readonly extension: string
  readonly size: number
  readonly mime_type: string
}

/** The three requests of a product import. Each begins when the one before has succeeded. */
export const productImport = ({ client, post }: Endpoints) => {
  const presign = post<
    Write<[], Upload.AdminUploadPreSignedUrlRequest, object>,
    Upload.AdminUploadPreSignedUrlResponse
  >('/admin/uploads/presigned-urls')
  const upload = post<Write<[], FormData, object>, Upload.AdminFileListResponse>('/admin/uploads')
  const start = post<Write<[], ImportedFile, object>, Product.AdminImportProductResponse>(
    '/admin/products/imports',
  )

  return async (
    { file }: Product.AdminImportProductRequest,
    query?: object,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ): Promise<Product.AdminImportProductResponse> => {
    const { name, type, size: length } = file
    const asked = { originalname: name, mime_type: type, size: length }
    const { url, filename, originalname, extension, size, mime_type } = await presign(
      asked,
      query,
      headers,
      options,
    )
    let file_key = filename
    if (/^https?:/i.test(url)) await putElsewhere(client, url, file, options)
    else {
      // A server that stores files on its own disk returns no address. It takes the file as an upload.
      const { files } = await upload(formOf('files', [file]), query, withoutContentType(headers), options)
      file_key = files[0]?.id ?? filename
    }
    return start({ file_key, originalname, extension, size, mime_type }, query, headers, options)
  }
}

/** Sends the file without the client's headers: storage services refuse headers that they do not know. */
function putElsewhere(
  client: Client,
  url: string,
  body: File,
  options: RequestOptions | undefined,
): Promise<unknown> {
  const headers = { accept: '*/*' }
  // Cut from the text: not every platform's URL has `origin`, and `origin` leaves out a default port.
  const baseUrl = url.replace(/([^:/])[/?#].*/s, '$1')
  return client.fetch(url, { ...options, method: 'PUT', baseUrl, headers, body })
}
