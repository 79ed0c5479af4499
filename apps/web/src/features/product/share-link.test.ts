import { describe, expect, it, vi } from 'vitest'
import { shareLink, type SharingPowers } from './share-link.ts'

type Share = NonNullable<SharingPowers['share']>
type Write = NonNullable<SharingPowers['writeText']>

const link = { title: 'Linen Shirt', url: 'https://shop.example/product/linen-shirt' }
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

describe('sharing a product', () => {
  it("uses the browser's share sheet when available [PROD-08]", async () => {
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

  it('copies the link without a share sheet, or without permission to use it [PROD-08]', async () => {
    const writeText = vi.fn<Write>(async () => {})
    expect(await shareLink(link, { writeText })).toBe('copied')
    expect(await shareLink(link, { share: refuse('NotAllowedError'), writeText })).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(link.url)
  })

  it('shows the link for manual copying when the clipboard is refused or missing [F-124]', async () => {
    expect(await shareLink(link, { writeText: refuse('NotAllowedError') })).toBe('by-hand')
    expect(await shareLink(link, {})).toBe('by-hand')
  })
})
