import type { HttpTypes } from '@medusajs/types'
import type { Client } from '../client.ts'
import type { ClientHeaders, RequestOptions } from '../config.ts'
import type { Requests } from '../resources/requests.ts'
import { formOf, unlimited, withoutContentType } from './files.ts'

/** The three requests of a product import. Each begins when the one before has succeeded. */
export const productImport =
  (request: Requests) =>
  async (
    { file }: HttpTypes.AdminImportProductRequest,
    query?: object,
    headers?: ClientHeaders,
    options?: RequestOptions,
  ): Promise<HttpTypes.AdminImportProductResponse> => {
    const { url, filename, originalname, extension, size, mime_type } =
      await request.post<HttpTypes.AdminUploadPreSignedUrlResponse>('/admin/uploads/presigned-urls', {
        ...options,
        body: { originalname: file.name, mime_type: file.type, size: file.size },
        query,
        headers,
      })
    let file_key = filename
    if (/^https?:/i.test(url)) await putElsewhere(request.client, url, file, options)
    else {
      // A server that stores files on its own disk returns no address. It takes the file as an upload.
      const { files } = await request.post<HttpTypes.AdminFileListResponse>('/admin/uploads', {
        ...unlimited(options),
        body: formOf('files', [file]),
        query,
        headers: withoutContentType(headers),
      })
      file_key = files[0]?.id ?? filename
    }
    return request.post('/admin/products/imports', {
      ...options,
      body: { file_key, originalname, extension, size, mime_type },
      query,
      headers,
    })
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
  return client.fetch(url, { ...unlimited(options), method: 'PUT', baseUrl, headers, body })
}
