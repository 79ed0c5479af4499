import { beforeAll, describe, expect, it } from 'vitest'

import { ask, backendUrl, done, signInAdmin } from '../support/backend'
import { rawAsk } from '../support/raw-ask'
import { textAt } from '../support/read'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const page = '<!doctype html><script>document.title = "ours"</script>'

describe('[F-113] A file that an administrator uploads', () => {
  let headers: Readonly<Record<string, string>>

  beforeAll(async () => {
    headers = { authorization: `Bearer ${await signInAdmin()}` }
  })

  async function upload(name: string, type: string, content: Buffer | string, path = '/admin/uploads') {
    const body = new FormData()
    body.append(path === '/admin/uploads' ? 'files' : 'file', new Blob([content], { type }), name)
    return await rawAsk('POST', path, { headers, body })
  }

  async function served(answer: unknown): Promise<Response> {
    const response = await fetch(`${backendUrl}${textAt(answer, 'files.0.url')}`)
    await done('DELETE', `/admin/uploads/${textAt(answer, 'files.0.id')}`, {
      bearer: headers['authorization']?.slice('Bearer '.length) ?? '',
    })
    return response
  }

  it('may be an image, and is served without running scripts', async () => {
    const { status, body } = await upload('shirt.png', 'image/png', png)
    expect(status).toBe(200)
    const picture = await served(body)
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(picture.headers.get('content-disposition')).toBeNull()
  })

  it('is named by its content, not by its original extension', async () => {
    const { body } = await upload('shirt.html', 'text/html', png)
    expect((await served(body)).headers.get('content-type')).toBe('image/png')
  })

  it('may be CSV, which is only downloaded', async () => {
    const { status, body } = await upload('products.csv', 'text/csv', 'Product Handle\nvase\n')
    expect(status).toBe(200)
    const table = await served(body)
    expect(table.headers.get('content-disposition')).toBe('attachment')
    expect(table.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['page.html', 'text/html', page],
    ['page.html', 'image/png', page],
    ['page.jpg', 'image/jpeg', page],
    [
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['letter.pdf', 'application/pdf', '%PDF-1.7\n'],
    ['nothing.png', 'image/png', ''],
  ])('is refused when it is neither: %s as %s', async (name, type, content) => {
    expect(await upload(name, type, content)).toMatchObject({
      status: 400,
      body: { code: 'file_not_allowed', message: expect.stringContaining('Only pictures') as string },
    })
  })

  it('is refused with all files of the request when one is neither', async () => {
    const body = new FormData()
    body.append('files', new Blob([png], { type: 'image/png' }), 'shirt.png')
    body.append('files', new Blob([page], { type: 'image/png' }), 'page.png')
    expect((await rawAsk('POST', '/admin/uploads', { headers, body })).status).toBe(400)
  })

  it('is refused as a product import when it is not CSV', async () => {
    expect(await upload('products.csv', 'text/csv', png, '/admin/products/import')).toMatchObject({
      status: 400,
    })
  })

  it('has a maximum size', async () => {
    const large = Buffer.concat([png, Buffer.alloc(21 * 1024 * 1024)])
    expect(await upload('large.png', 'image/png', large)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: 'An upload must not be larger than 20 MB' },
    })
  })

  it('is refused before the upload when its announced type is not allowed', async () => {
    const bearer = headers['authorization']?.slice('Bearer '.length) ?? ''
    const announce = async (mime_type: string) =>
      await ask('POST', '/admin/uploads/presigned-urls', {
        bearer,
        body: { originalname: 'file', mime_type, size: 10 },
      })
    expect(await announce('text/html')).toMatchObject({ status: 400, body: { code: 'file_not_allowed' } })
    // Never an address of a bucket: a PUT there would go round the checks.
    expect(await announce('text/csv')).toMatchObject({ status: 200, body: { url: '/admin/uploads' } })
    expect(await announce('image/png')).toMatchObject({ status: 200, body: { url: '/admin/uploads' } })
  })

  it('needs an administrator', async () => {
    const body = new FormData()
    body.append('files', new Blob([png], { type: 'image/png' }), 'shirt.png')
    expect((await rawAsk('POST', '/admin/uploads', { body })).status).toBe(401)
  })
})
