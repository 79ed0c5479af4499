import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { backendUrl, done, signInAdmin } from '../support/backend'
import { rawAsk } from '../support/raw-ask'
import { textAt } from '../support/read'

const sizes = [400, 800, 1200].flatMap((width) => ['avif', 'webp'].map((format) => `-${width}.${format}`))

/** Lying on its side, with the place where it was taken. */
const photograph = async () =>
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#a08060' } })
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('A picture that an administrator uploads', () => {
  let bearer: string
  beforeAll(async () => {
    bearer = await signInAdmin()
  })

  async function upload(name: string, content: Buffer) {
    const body = new FormData()
    body.append('files', new Blob([content]), name)
    return await rawAsk('POST', '/admin/uploads', { headers: { authorization: `Bearer ${bearer}` }, body })
  }

  async function read(address: string) {
    const response = await fetch(backendUrl + address)
    return { response, content: Buffer.from(await response.arrayBuffer()) }
  }

  it('[F-113] is served upright in three widths and two formats, and nowhere with the place it was taken', async () => {
    const { body } = await upload('IMG 0042, front.JPG', await photograph())
    const [id, url] = [textAt(body, 'files.0.id'), textAt(body, 'files.0.url')]
    expect(url).toMatch(/^\/static\/[\w-]*img-0042-front[\w-]*\.jpg$/)
    for (const size of ['', ...sizes]) {
      const { response, content } = await read(url + size)
      expect(response.headers.get('content-type')).toBe(`image/${size.split('.')[1] ?? 'jpeg'}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const { width, height, exif, orientation } = await sharp(content).metadata()
      const expected = Number(/\d+/.exec(size)?.[0] ?? 1500)
      expect({ width, height, exif, orientation }).toEqual({
        width: expected,
        height: Math.round((expected * 4) / 3),
      })
    }
    await done('DELETE', `/admin/uploads/${encodeURIComponent(id)}`, { bearer })
    for (const size of ['', ...sizes]) expect((await read(url + size)).response.status).toBe(404)
  })

  it('keeps its animation', async () => {
    const frames = ['red', 'blue'].map(async (background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const { body } = await upload('wave.gif', animation)
    expect((await read(textAt(body, 'files.0.url'))).content).toEqual(animation)
    await done('DELETE', `/admin/uploads/${encodeURIComponent(textAt(body, 'files.0.id'))}`, { bearer })
  })

  it('is refused when it is damaged, or has more than 40 megapixels', async () => {
    const whole = await photograph()
    expect(await upload('half.jpg', whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 400,
      body: { code: 'picture_unreadable' },
    })
    const large = sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
    expect(await upload('large.png', await large.png().toBuffer())).toMatchObject({
      status: 400,
      body: { code: 'picture_too_large', message: 'A picture must not have more than 40 million pixels' },
    })
  })
})
