/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { eventually } from '../support/eventually'
import { makeProducts } from '../support/products'
import { at, textAt } from '../support/read'

const admin = await signInAdmin()
const asAdmin = { bearer: admin }

const fields = [
  'specifications',
  'care',
  'size_table',
  'seo_title',
  'seo_description',
  'pictures',
  'goes_with',
]
const shown = async (id: string) => {
  const wanted = fields.map((name) => `product_content.${name}`).join(',')
  return at(await done('GET', `/store/products?id=${id}&fields=id,${wanted}`), 'products.0.product_content')
}

const content = {
  specifications: [
    { label: 'Fabric', value: 'Linen' },
    { label: '', value: 'Two pockets' },
  ],
  care: 'Wash at 30 °C.',
  size_table: { columns: ['Size', 'Chest'], rows: [['M', '104 cm']] },
  seo_title: 'Linen shirts',
  seo_description: 'A shirt of linen.',
}
const picture = {
  url: '/static/shirt.jpg',
  text: 'A shirt on a chair',
  focus: { x: 50, y: 20 },
  fit: 'contain' as const,
  color: 'Sage',
}

describe('What the owner adds to the page of a product', () => {
  it('is saved in parts, told by the store API, and followed by the index', async () => {
    const { productId, remove } = await makeProducts(admin, 'Detailed Shirt', 1)
    const path = `/admin/products/${productId}/content`
    const nothing = Object.fromEntries(fields.map((name) => [name, null]))
    expect(at(await done('GET', path, asAdmin), 'product_content')).toEqual(nothing)
    await done('POST', path, { ...asAdmin, body: content })
    await done('POST', path, { ...asAdmin, body: { pictures: [picture] } })
    expect(await shown(productId)).toMatchObject({ ...content, pictures: [picture] })

    await done('POST', `/admin/products/${productId}`, {
      ...asAdmin,
      body: { images: [{ url: picture.url }] },
    })
    await done('POST', path, {
      ...asAdmin,
      body: { care: '', pictures: [{ ...picture, text: 'Seen anew' }] },
    })
    expect(at(await shown(productId), 'care')).toBeNull()
    const document = { entity: 'product', fields: ['picture_notes', 'picture_color'] }
    const noted = await eventually('picture in the index', async () => {
      const body = { ...document, filters: { id: productId } }
      const answer = await done('POST', '/store/search', { body })
      const hit = at(answer, 'results.0.hits.0.document')
      return JSON.stringify(hit ?? null).includes('Seen anew') ? hit : undefined
    })
    expect(at(noted, 'picture_color')).toBe('Sage')
    expect(JSON.parse(textAt(noted, 'picture_notes.0'))).toEqual({ ...picture, text: 'Seen anew' })

    const [first, second] = ['overshirt', 'pocket-tee']
    const ids = await Promise.all(
      [first, second].map(async (handle) =>
        textAt(await done('GET', `/store/products?handle=${handle}&fields=id`), 'products.0.id'),
      ),
    )
    await done('POST', path, { ...asAdmin, body: { goes_with: ids } })
    expect(await shown(productId)).toMatchObject({ goes_with: ids, specifications: content.specifications })
    await done('POST', path, { ...asAdmin, body: { goes_with: [] } })
    expect(at(await shown(productId), 'goes_with')).toEqual([])

    for (const body of [
      { goes_with: [productId] },
      { goes_with: [ids[0], ids[0]] },
      { goes_with: Array.from({ length: 9 }, (_, at) => `prod_${at}`) },
      { size_table: { columns: ['Size'], rows: [['M', '104 cm']] } },
      { specifications: [{ label: 'Empty', value: ' ' }] },
      { pictures: [{ ...picture, focus: { x: 500, y: 0 } }] },
      { unknown: 'field' },
    ])
      expect(await ask('POST', path, { ...asAdmin, body })).toMatchObject({ status: 400 })
    expect(
      await ask('POST', path.replace(productId, 'prod_none'), { ...asAdmin, body: content }),
    ).toMatchObject({
      status: 404,
    })
    expect(await ask('POST', path, { body: content })).toMatchObject({ status: 401 })
    await remove()
  })
})
