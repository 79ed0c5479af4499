import { json, type Recorded } from './recording-fetch.ts'

/** An answer with which every flow continues. */
export function obligingAnswer({ url }: Recorded): Response {
  if (url.includes('/presigned-urls')) {
    const file = { originalname: 'products.csv', extension: 'csv', size: 17, mime_type: 'text/csv' }
    return json({ url: 'https://files.example/bucket/key.csv?signature=s', filename: 'key.csv', ...file })
  }
  return json({ token: 'token_1', files: [{ id: 'file_1' }], payment_collection: { id: 'paycol_1' } })
}

/** A comparable form of a body: forms and files are represented by their content. */
export async function readable(body: unknown): Promise<unknown> {
  if (body instanceof FormData)
    return Promise.all([...body].map(async ([name, value]) => [name, await readable(value)]))
  if (body instanceof File) return { file: body.name, type: body.type, text: await body.text() }
  return body ?? undefined
}
