export type {
  AdminFile,
  AdminFileDeleteResponse,
  AdminFileListResponse,
  AdminFileResponse,
  AdminUploadPreSignedUrlRequest,
  AdminUploadPreSignedUrlResponse,
} from '@medusajs/types/dist/http/index.js'

/** The files of an input, or an object that holds them. Text files may be given by name and content. */
export type AdminUploadFile =
  | ArrayLike<File>
  | { readonly files: readonly (File | { readonly name: string; readonly content: string })[] }
