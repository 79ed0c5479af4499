import type { Tabs } from '@umber/storefront-core'

/** The shop's other tabs. Where the browser has no BroadcastChannel, a tab is simply alone. */
export function createBrowserTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, subscribe: () => () => undefined }
  const channel = new BroadcastChannel(name)
  const post = channel.postMessage.bind(channel)
  return {
    post,
    // Only a page that came over a secure connection has locks.
    ...('locks' in navigator && {
      inTurn: async (work: () => Promise<void>) => navigator.locks.request(name, work),
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
