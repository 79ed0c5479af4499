import type { RequestOptions } from '../../config.ts'
import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import type { SelectParams } from '../../wire/query.ts'
import { filesOf, formOf, withoutContentType } from '../files.ts'
import type * as Wire from '../wire/upload.ts'

/** Uploaded files. */
export const uploads = ({ get, post, remove }: Endpoints) => {
  const create = post<Write<[], FormData>, Wire.AdminFileListResponse>('/admin/uploads')
  return {
    /** Retrieves an uploaded file. `GET /admin/uploads/{id}` */
    retrieve: get<Read<[id: string]>, Wire.AdminFileResponse>('/admin/uploads/:id'),

    /**
     * Uploads files: from a file input, or an object with `files`, each a `File` or a name with its content.
     * `POST /admin/uploads`
     */
    create: async (
      body: Wire.AdminUploadFile,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ) => create(formOf('files', filesOf(body)), query, withoutContentType(headers), options),

    /** Deletes an uploaded file. `DELETE /admin/uploads/{id}` */
    delete: remove<BareRead<[id: string]>, Wire.AdminFileDeleteResponse>('/admin/uploads/:id', 'headers'),

    /** Requests an address that a file can be PUT to. `POST /admin/uploads/presigned-urls` */
    presignedUrl: post<Write<[], Wire.AdminUploadPreSignedUrlRequest>, Wire.AdminUploadPreSignedUrlResponse>(
      '/admin/uploads/presigned-urls',
    ),
  }
}
