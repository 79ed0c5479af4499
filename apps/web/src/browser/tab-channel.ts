import type { TabChannel } from '@umber/storefront-core'

/** A channel to the shop's other tabs. Does nothing in browsers without BroadcastChannel. */
export function createTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, subscribe: () => () => undefined }
  const channel = new BroadcastChannel(name)
  const post = channel.postMessage.bind(channel)
  return {
    post,
    // The Web Locks API exists in secure contexts only.
    ...('locks' in navigator && {
      withLock: async (work: () => Promise<void>) => navigator.locks.request(name, work),
    }),
    subscribe(listener) {
      const receive = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data)
      }
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}
