import { describe, expect, it, vi } from 'vitest'
import { shareLink, type SharingPowers } from './share-link.ts'

type Share = NonNullable<SharingPowers['share']>
type Write = NonNullable<SharingPowers['writeText']>

const link = { title: 'Linen Shirt', url: 'https://shop.example/product/linen-shirt' }
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

describe('sharing a product', () => {
  it("uses the browser's own sheet where there is one [PROD-08]", async () => {
    const share = vi.fn<Share>(async () => {})
    const writeText = vi.fn<Write>(async () => {})
    expect(await shareLink(link, { share, writeText })).toBe('shared')
    expect(share).toHaveBeenCalledWith(link)
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies nothing when the shopper closes the sheet', async () => {
    const writeText = vi.fn<Write>(async () => {})
    expect(await shareLink(link, { share: refuse('AbortError'), writeText })).toBe('dismissed')
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the link where there is no sheet, or it may not be used [PROD-08]', async () => {
    const writeText = vi.fn<Write>(async () => {})
    expect(await shareLink(link, { writeText })).toBe('copied')
    expect(await shareLink(link, { share: refuse('NotAllowedError'), writeText })).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(link.url)
  })

  it('leaves the link to be selected by hand when the clipboard refuses or is absent [F-124]', async () => {
    expect(await shareLink(link, { writeText: refuse('NotAllowedError') })).toBe('by-hand')
    expect(await shareLink(link, {})).toBe('by-hand')
  })
})
