import { publishableKey } from '@umber/sample-store'
import { expect, it } from 'vitest'

import { createFakeBackend } from '../src/index.ts'

const { fetch: ask } = createFakeBackend()

async function answerTo(method: string, path: string, body?: object, locale?: string): Promise<unknown> {
  const response = await ask(`http://fake.test${path}`, {
    method,
    headers: {
      'x-publishable-api-key': publishableKey,
      'content-type': 'application/json',
      ...(locale !== undefined && { 'x-medusa-locale': locale }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return await response.json()
}

it('A product is answered in the language of the request, by its query or its header', async () => {
  const path = '/store/products?handle=linen-shirt&fields=title,*options,*options.values'
  const german = {
    products: [{ title: 'Leinenhemd', options: [{ title: 'Farbe' }, { title: 'Größe' }] }],
  }
  expect(await answerTo('GET', `${path}&locale=de-AT`)).toMatchObject(german)
  expect(await answerTo('GET', path, undefined, 'de')).toMatchObject(german)
  expect(await answerTo('GET', `${path}&locale=fr`)).toMatchObject({ products: [{ title: 'Linen Shirt' }] })
})

it('A search finds by the words of its language and by English ones', async () => {
  const find = async (q: string) =>
    await answerTo('POST', '/store/search?locale=ar', {
      entity: 'product',
      fields: ['title', 'colors'],
      filters: { q, handle: 'linen-shirt' },
    })
  const found = {
    results: [{ hits: [{ document: { title: 'قميص كتان', colors: ['أبيض', 'أزرق', 'أخضر'] } }] }],
  }
  expect(await find('كتان')).toMatchObject(found)
  expect(await find('linen')).toMatchObject(found)
})

it('A cart keeps the language that it was made in', async () => {
  const made = (await answerTo('POST', '/store/carts', { locale: 'hi-IN' })) as {
    readonly cart: { readonly id: string; readonly locale: string }
  }
  expect(made.cart.locale).toBe('hi')
  const line = { variant_id: 'variant_linen-shirt-white-m', quantity: 1 }
  const filled = await answerTo('POST', `/store/carts/${made.cart.id}/line-items`, line)
  expect(filled).toMatchObject({ cart: { items: [{ product_title: 'लिनन शर्ट' }] } })
})
