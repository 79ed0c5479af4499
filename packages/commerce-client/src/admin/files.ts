import type { ClientHeaders } from '../transport/headers.ts'
import type { AdminUploadFile } from './wire/upload.ts'

type Named = Exclude<AdminUploadFile, ArrayLike<File>>['files'][number]

/** The files of an upload: from a file input or from an object. */
export function filesOf(body: AdminUploadFile): readonly Named[] {
  return Array.from('files' in body ? body.files : body)
}

/** Builds a form that holds the files under one field name, including files given by name and content. */
export function formOf(field: string, files: readonly Named[]): FormData {
  const form = new FormData()
  for (const file of files) {
    const content = 'content' in file ? new Blob([file.content], { type: 'text/plain' }) : file
    form.append(field, content, file.name)
  }
  return form
}

/** Removes the content type: the platform sets it, with the form's boundary. */
export const withoutContentType = (headers?: ClientHeaders): ClientHeaders => ({
  ...headers,
  'content-type': null,
})
