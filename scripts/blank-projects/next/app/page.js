import { settings } from '../settings.mjs'
import { shop } from '../shop.mjs'

export default async function Page() {
  return <main>{JSON.stringify(await shop(settings))}</main>
}
