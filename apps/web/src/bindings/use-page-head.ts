import { useLayoutEffect } from 'react'
import { writeHead } from '../adapters/write-head.ts'
import type { PageHead } from '../head/head-tags.ts'

/** Says in the document's head what this page is. */
export function usePageHead({ title, description, image, kind, robots, structuredData }: PageHead) {
  const data = structuredData === undefined ? undefined : JSON.stringify(structuredData)
  useLayoutEffect(() => {
    const about = data === undefined ? undefined : (JSON.parse(data) as object)
    writeHead(document, { title, description, image, kind, robots, structuredData: about }, window.location)
  }, [title, description, image, kind, robots, data])
}
