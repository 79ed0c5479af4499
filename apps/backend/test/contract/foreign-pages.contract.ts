/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { rawAsk } from '../support/raw-ask'
import { listAt, textAt } from '../support/read'

const form = 'application/x-www-form-urlencoded'
/** A configured origin; the backend's own host is hidden behind a proxy here. */
const shop = new URL(process.env['SHOP_URL'] ?? 'http://localhost:8000').origin
const known = process.env['ADMIN_CORS'] ?? shop

describe('[F-97] An administrator with a session cookie', () => {
  let bearer: string
  let setCookie: string
  let cookie: string

  beforeAll(async () => {
    bearer = await signInAdmin()
    const opened = await ask('POST', '/auth/session', { bearer })
    setCookie = opened.headers.get('set-cookie') ?? ''
    cookie = setCookie.split(';')[0] ?? ''
  })

  const tag = () => `tag-${Date.now()}-${Math.round(Math.random() * 1e6)}`
  const made = async (value: string) =>
    listAt(await done('GET', `/admin/product-tags?value=${value}`, { bearer }), 'product_tags').length > 0

  it('has it as SameSite and HttpOnly', () => {
    expect(setCookie).toMatch(/; SameSite=Lax/i)
    expect(setCookie).toMatch(/; HttpOnly/i)
  })

  it.each([
    [form, (value: string) => new URLSearchParams({ value }).toString()],
    ['text/plain', (value: string) => JSON.stringify({ value })],
    ['application/xml', (value: string) => `<value>${value}</value>`],
  ])('writes nothing by a body of the kind %s', async (type, write) => {
    const value = tag()
    const answer = await rawAsk('POST', '/admin/product-tags', {
      headers: { cookie, 'content-type': type },
      body: write(value),
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    expect(await made(value)).toBe(false)
  })

  it('cannot send files to other routes', async () => {
    const body = new FormData()
    body.append('value', tag())
    expect((await rawAsk('POST', '/admin/product-tags', { headers: { cookie }, body })).status).toBe(415)
  })

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example:9000', shop])(
    'writes nothing for a page of %s, in any form',
    async (origin) => {
      const value = tag()
      const headers = { cookie, origin, 'content-type': 'application/json' }
      const answer = await rawAsk('POST', '/admin/product-tags', { headers, body: JSON.stringify({ value }) })
      expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
      expect(await made(value)).toBe(false)
      const files = new FormData()
      files.append('files', new Blob(['a,b\n'], { type: 'text/csv' }), 'a.csv')
      const upload = await rawAsk('POST', '/admin/uploads', { headers: { cookie, origin }, body: files })
      expect(upload.status).toBe(403)
      const empty = await rawAsk('POST', '/admin/products/prod_unknown', { headers: { cookie, origin } })
      expect(empty.status).toBe(403)
    },
  )

  it('can write from a configured origin, and without an origin', async () => {
    for (const headers of [{ cookie }, { cookie, origin: known }]) {
      const value = tag()
      const answer = await rawAsk('POST', '/admin/product-tags', {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ value }),
      })
      expect(answer.status).toBe(200)
      expect(await made(value)).toBe(true)
      await done('DELETE', `/admin/product-tags/${textAt(answer.body, 'product_tag.id')}`, { bearer })
    }
  })

  it('can upload from there, too', async () => {
    const body = new FormData()
    body.append('files', new Blob(['Product Handle\nvase\n'], { type: 'text/csv' }), 'products.csv')
    const headers = { cookie, origin: known }
    const { status, body: answer } = await rawAsk('POST', '/admin/uploads', { headers, body })
    expect(status).toBe(200)
    await done('DELETE', `/admin/uploads/${textAt(answer, 'files.0.id')}`, { bearer })
  })

  it('gets 415 for forms on the auth routes too', async () => {
    const body = new URLSearchParams({ email: 'a@b.example', password: 'a-long-password' }).toString()
    const headers = { 'content-type': form }
    for (const path of ['/auth/user/emailpass', '/auth/customer/emailpass/register'])
      expect((await rawAsk('POST', path, { headers, body })).status).toBe(415)
  })
})
