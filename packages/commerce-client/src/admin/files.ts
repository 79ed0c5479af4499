import type { ClientHeaders, RequestOptions } from '../config.ts'

/** A file, or a text file by its name and content. */
export type NamedFile = File | { readonly name: string; readonly content: string }

/** Builds a form that holds the files under one field name. */
export function formOf(field: string, files: readonly NamedFile[]): FormData {
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

/** Removes the client's time limit, unless the call has one: how long an upload takes depends on the line. */
export const unlimited = <Options extends RequestOptions>(
  options?: Options,
): (Options & RequestOptions) | RequestOptions => ({ ...options, timeout: options?.timeout ?? false })
