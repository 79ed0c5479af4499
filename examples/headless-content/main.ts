import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { createHeadlessContent } from './content.ts'
import { createContentServer } from './serve.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Serves the entries, and prints what a shop reads of them. With `--serve` it goes on serving. */
const server = createContentServer().listen(Number(process.env['PORT'] ?? 0), '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const content = createHeadlessContent({ url })
const outline = await content.outline?.()
const { posts } = await content.posts({ offset: 0, limit: 12 })
print(`Content at ${url}`)
print(`Home: ${outline?.homeSections?.map(({ kind }) => kind).join(', ')}`)
print(`Pages: ${outline?.pages.map(({ slug }) => slug).join(', ')}`)
for (const { slug, title, publishedAt } of posts)
  print(`${publishedAt?.slice(0, 10)} /journal/${slug} ${title}`)
if (!process.argv.includes('--serve')) server.close()
