import { describe, expect, it } from 'vitest'
import { isPictureAddress, pictureSources, viewFrom } from './picture-sources.ts'

describe('a picture of the shop', () => {
  it('has a source for every width in both formats, with the same content hash', () => {
    expect(pictureSources('https://shop.test/images/linen-shirt-white-800.webp?v=1a2b', [400, 800])).toEqual({
      avif: 'https://shop.test/images/linen-shirt-white-400.avif?v=1a2b 400w, https://shop.test/images/linen-shirt-white-800.avif?v=1a2b 800w',
      usual:
        'https://shop.test/images/linen-shirt-white-400.webp?v=1a2b 400w, https://shop.test/images/linen-shirt-white-800.webp?v=1a2b 800w',
      fallback: 'https://shop.test/images/linen-shirt-white-800.webp?v=1a2b',
    })
  })

  it('that was uploaded has the sizes that the backend stores beside it', () => {
    expect(pictureSources('/static/1-shirt.jpg', [400, 800])).toEqual({
      avif: '/static/1-shirt.jpg-400.avif 400w, /static/1-shirt.jpg-800.avif 800w',
      usual: '/static/1-shirt.jpg-400.webp 400w, /static/1-shirt.jpg-800.webp 800w',
      fallback: '/static/1-shirt.jpg',
    })
  })

  it.each([
    '/static/wave.gif',
    'https://elsewhere.test/static/photo.jpg',
    'https://elsewhere.test/photo.jpg',
    'https://shop.test/images/plain.webp',
    'https://shop.test/uploads/shirt-800.webp',
    '/images/shirt-800.png',
  ])('with a foreign address has one source: %s', (src) => {
    expect(pictureSources(src, [400])).toEqual({ fallback: src })
  })

  it.each([
    [
      'https://img.test/width={width},format=auto/{url}',
      'https://img.test/width=400,format=auto/https://cdn.test/a%20b.jpg',
    ],
    [
      'https://img.test/?w={width}&src={url}',
      'https://img.test/?w=400&src=https%3A%2F%2Fcdn.test%2Fa%20b.jpg',
    ],
    ['{url}?width={width}', 'https://cdn.test/a%20b.jpg?width=400'],
  ])('of another host has the widths of the template %s', (template, at400) => {
    const { usual, avif, fallback } = pictureSources('https://cdn.test/a b.jpg', [400, 800], template)
    expect(usual).toBe(`${at400} 400w, ${at400.replace('400', '800')} 800w`)
    expect([avif, fallback]).toEqual([undefined, at400.replace('400', '800')])
  })

  it('of another host may have a query, and those of the shop have no template', () => {
    const template = '{url}?width={width}'
    const { usual } = pictureSources('https://cdn.test/a.jpg?v=$&', [400], template)
    expect(usual).toBe('https://cdn.test/a.jpg?v=$&&width=400 400w')
    for (const own of ['/static/wave.gif', 'blob:https://shop.test/1'])
      expect(pictureSources(own, [400], template)).toEqual({ fallback: own })
    expect(pictureSources('/static/1-shirt.jpg', [400], template).usual).toBe(
      '/static/1-shirt.jpg-400.webp 400w',
    )
  })

  it.each(['https://shop.test/a.jpg', '/images/a-800.webp', 'blob:https://shop.test/1'])(
    'may come from %s',
    (src) => {
      expect(isPictureAddress(src)).toBe(true)
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'http://['])(
    'may not come from %s [F-106]',
    (src) => {
      expect(isPictureAddress(src)).toBe(false)
    },
  )
})

it('the view of a shop picture is part of its file name', () => {
  expect(viewFrom('https://backend.test/images/linen-shirt-detail-800.webp?v=1a2b')).toBe('detail')
  expect(viewFrom('https://backend.test/images/linen-shirt-white-800.webp')).toBeUndefined()
  expect(viewFrom('https://elsewhere.test/detail.webp')).toBeUndefined()
})
