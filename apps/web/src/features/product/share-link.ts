export interface SharingPowers {
  readonly share?: (data: { title: string; url: string }) => Promise<void>
  readonly writeText?: (text: string) => Promise<void>
}

export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'by-hand'

/** Shares with the browser's share sheet, else copies to the clipboard, else the shopper copies the link by hand. */
export async function shareLink(
  link: { title: string; url: string },
  powers: SharingPowers,
): Promise<ShareOutcome> {
  if (powers.share !== undefined) {
    try {
      await powers.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
      // Any other refusal, such as a missing permission: try the clipboard.
    }
  }
  try {
    await powers.writeText?.(link.url)
    return powers.writeText === undefined ? 'by-hand' : 'copied'
  } catch {
    return 'by-hand'
  }
}

export function browserSharing(): SharingPowers {
  const { share, clipboard } = navigator as Partial<Navigator>
  return {
    ...(share === undefined ? {} : { share: (data) => share.call(navigator, data) }),
    ...(clipboard === undefined ? {} : { writeText: (text) => clipboard.writeText(text) }),
  }
}
