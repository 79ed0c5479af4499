import { useLayoutEffect } from 'react'
import { updateDocumentHead } from './update-document-head.ts'
import type { PageHead } from './head-tags.ts'

/** Sets the document's metadata. */
export function usePageHead(head: PageHead) {
  // Pages create a new object on each render; the effect runs only when the content changes.
  const words = JSON.stringify(head)
  useLayoutEffect(() => updateDocumentHead(document, JSON.parse(words) as PageHead, window.location), [words])
}
