import { readdirSync } from 'node:fs'
import type { Reporter } from '@umber/dev-stack'
import { openMerchant, type TestProduct } from '../shoppers/merchant.ts'
import type { Topology } from '../topology.ts'

/** The smallest PNG: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture that is uploaded over either backend is in the object store, and both shops show it also without that backend. */
export async function uploads(topology: Topology, { note }: Reporter): Promise<boolean> {
  const { site, ports, objects } = topology
  let isKept = true
  for (const [index, port] of ports.backends.entries()) {
    const name = `backend-${index + 1}`
    const merchant = await openMerchant(site, `http://127.0.0.1:${port}`)
    const address = await merchant.uploadPicture(new File([picture], `from-${name}.png`))
    const product = await merchant.makeProduct('Pictured chair', 1, address)
    const key = address.slice(address.lastIndexOf('/') + 1)
    const isStored = readdirSync(objects).some((file) => file.startsWith(key))
    note(`${address} over ${name}: ${isStored ? 'in the object store' : 'NOT in the object store'}`)
    const before = await shownBy(ports.shops, product, address)
    await topology.part(name).kill()
    const after = await shownBy(ports.shops, product, address)
    await topology.replace(name)
    note(`Shown by ${before} shops, and by ${after} without ${name}`)
    isKept &&= isStored && before === ports.shops.length && after === ports.shops.length
  }
  return isKept
}

/** How many shops have the picture in the product's page and send it. */
async function shownBy(shops: readonly number[], { slug }: TestProduct, address: string): Promise<number> {
  const shown = await Promise.all(
    shops.map(async (port) => {
      const shop = `http://127.0.0.1:${port}`
      const page = await fetch(`${shop}/product/${slug}`)
      const sent = await fetch(`${shop}${address}`)
      const isWhole = picture.equals(Buffer.from(await sent.arrayBuffer()))
      return (await page.text()).includes(address) && sent.ok && isWhole
    }),
  )
  return shown.filter(Boolean).length
}
