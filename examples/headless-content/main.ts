import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { createHeadlessContent } from './content.ts'
import { createContentServer } from './serve.ts'

/** Serves the entries, and prints what a shop reads of them. With `--serve` it goes on serving. */
const server = createContentServer().listen(Number(process.env['PORT'] ?? 0), '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const content = createHeadlessContent({ url })
const outline = await content.outline?.()
const { posts } = await content.posts({ offset: 0, limit: 12 })
console.log(`Content at ${url}`)
console.log(`Home: ${outline?.homeSections?.map(({ kind }) => kind).join(', ')}`)
console.log(`Pages: ${outline?.pages.map(({ slug }) => slug).join(', ')}`)
for (const { slug, title, publishedAt } of posts) console.log(`${publishedAt?.slice(0, 10)} /journal/${slug} ${title}`)
if (!process.argv.includes('--serve')) server.close()
