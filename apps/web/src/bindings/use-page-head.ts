import { useLayoutEffect } from 'react'
import { writeHead } from '../adapters/write-head.ts'
import type { PageHead } from '../head/head-tags.ts'

/** Says in the document's head what this page is. */
export function usePageHead(head: PageHead) {
  // Pages say it anew with every rendering; it is written when its words have changed.
  const words = JSON.stringify(head)
  useLayoutEffect(() => writeHead(document, JSON.parse(words) as PageHead, window.location), [words])
}
