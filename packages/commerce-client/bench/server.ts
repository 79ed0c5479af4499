import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Runs in its own process, so that its work is not counted as the client's.
const body = JSON.stringify({
  products: Array.from({ length: 12 }, (_, index) => ({ id: `prod_${index}`, title: 'Tee' })),
})
const server = createServer((_, response) => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
