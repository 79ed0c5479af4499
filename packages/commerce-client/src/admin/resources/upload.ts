import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { formOf, unlimited, withoutContentType, type NamedFile } from '../files.ts'

/** The files of an input, or an object that holds them. Text files may be given by name and content. */
export type AdminUploadFile = ArrayLike<File> | { readonly files: readonly NamedFile[] }

/** Uploaded files. */
export function upload(request: Requests) {
  return {
    /**
     * Retrieves an uploaded file. `GET /admin/uploads/{id}`
     *
     * @example
     * const { file: stored } = await admin.upload.retrieve('file_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFileResponse> =>
      request.get('/admin/uploads/:id', { ...options, ids: [id], query, headers }),

    /**
     * Uploads files: from a file input, or an object with `files`, each a `File` or a name with its content.
     * `POST /admin/uploads`
     *
     * @example
     * const { files } = await admin.upload.create({ files: [file] })
     */
    create: async (
      body: AdminUploadFile,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminFileListResponse> =>
      request.post('/admin/uploads', {
        ...unlimited(options),
        body: formOf('files', Array.from('files' in body ? body.files : body)),
        query,
        headers: withoutContentType(headers),
      }),

    /**
     * Deletes an uploaded file. `DELETE /admin/uploads/{id}`
     *
     * @example
     * await admin.upload.delete('file_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminFileDeleteResponse> =>
      request.delete('/admin/uploads/:id', { ...options, ids: [id], headers }),

    /**
     * Requests an address that a file can be PUT to. `POST /admin/uploads/presigned-urls`
     *
     * @example
     * const { url } = await admin.upload.presignedUrl({
     *   originalname: 'shirt.jpg', mime_type: 'image/jpeg', size: 245760,
     * })
     */
    presignedUrl: (
      body: HttpTypes.AdminUploadPreSignedUrlRequest,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminUploadPreSignedUrlResponse> =>
      request.post('/admin/uploads/presigned-urls', { ...options, body, query, headers }),
  }
}
