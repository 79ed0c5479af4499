import { describe, expect, it } from 'vitest'
import { pictureNotesFromWire, productContentFromWire } from './product-content.ts'
import { productFromWire } from './product-from-wire.ts'

const context = { backendUrl: 'http://shop.test', currency: 'inr', featuredProductIds: [] }
const read = (product_content: unknown, metadata: unknown = {}) =>
  productFromWire({ id: 'p', title: 'Shirt', variants: [{ id: 'v' }], metadata, product_content }, context)

describe('What the owner has added to the page of a product', () => {
  it('has specifications with and without a label, care, sizes and words for search engines', () => {
    const content = {
      specifications: [
        { label: 'Fabric', value: 'Linen' },
        { label: '', value: 'Two pockets' },
        { label: 'x' },
        7,
      ],
      care: ' Wash cold. ',
      size_table: { columns: ['Size', ''], rows: [['M', '104 cm'], ['L'], null] },
      seo_title: 'Linen shirts',
      seo_description: '',
    }
    expect(read(content)).toMatchObject({
      specifications: ['Fabric: Linen', 'Two pockets'],
      content: {
        specifications: [{ label: 'Fabric', value: 'Linen' }, { value: 'Two pockets' }],
        care: 'Wash cold.',
        sizeTable: { columns: ['Size', ''], rows: [['M', '104 cm']] },
        seoTitle: 'Linen shirts',
      },
    })
    expect(read(content)?.content).not.toHaveProperty('seoDescription')
  })

  it('leaves the specifications of the metadata where there are no others', () => {
    const metadata = { specifications: ['Fabric: cotton'] }
    expect(read({ specifications: [], care: 'Cold' }, metadata)?.specifications).toEqual(['Fabric: cotton'])
    expect(read(undefined, metadata)?.specifications).toEqual(['Fabric: cotton'])
  })

  it.each([undefined, null, {}, { specifications: null, care: null, size_table: { columns: [] } }, 'words'])(
    'is nothing where nothing was added: %j',
    (wire) => expect(productContentFromWire(wire)).toBeUndefined(),
  )
})

it('a picture is known by its absolute address, and a place outside of it is none', () => {
  const note = {
    url: '/static/a.jpg',
    text: 'A shirt',
    fit: 'contain',
    focus: { x: 50, y: 20 },
    color: 'Sage',
  }
  const { url: _url, ...known } = note
  const others = [{ url: '/static/b.jpg', focus: { x: 500, y: 1 } }, { url: 'javascript:x' }, null]
  const notes = pictureNotesFromWire([note, ...others], context.backendUrl)
  expect([...notes]).toEqual([
    ['http://shop.test/static/a.jpg', known],
    ['http://shop.test/static/b.jpg', { fit: 'cover' }],
  ])
  expect(read({ pictures: [note] })?.pictureNotes?.size).toBe(1)
  expect(read({ pictures: [] })).not.toHaveProperty('pictureNotes')
})
