import type { ClientHeaders } from '../transport/headers.ts'
import type { AdminUploadFile } from './wire/upload.ts'

type Named = Exclude<AdminUploadFile, ArrayLike<File>>['files'][number]

/** The files of an upload, whether they come from a file input or from an object. */
export function filesOf(body: AdminUploadFile): readonly Named[] {
  return Array.from('files' in body ? body.files : body)
}

/** A form that holds files under one name, those given by their content included. */
export function formOf(field: string, files: readonly Named[]): FormData {
  const form = new FormData()
  for (const file of files) {
    const content = 'content' in file ? new Blob([file.content], { type: 'text/plain' }) : file
    form.append(field, content, file.name)
  }
  return form
}

/** The platform says where a form's parts begin and end, and has to write that into the content type itself. */
export const withoutContentType = (headers?: ClientHeaders): ClientHeaders => ({
  ...headers,
  'content-type': null,
})
