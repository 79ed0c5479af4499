import { useLayoutEffect } from 'react'

const shopName = 'Umber & Ecru'

/** Names the page in the tab. Without a title (still loading) the shop's name stands alone. */
export function usePageTitle(title: string | undefined) {
  useLayoutEffect(() => {
    document.title = title === undefined ? shopName : `${title} | ${shopName}`
  }, [title])
}
