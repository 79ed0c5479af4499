import type { Account } from '../books.ts'
import type { Topology } from '../topology.ts'
import type { TestProduct } from './merchant.ts'
import type { Sample } from './network.ts'
import { openShopper, type Visitor } from './shopper.ts'

/** One shopper comes, buys one piece and leaves. Never throws: what failed is the end of the visit. */
export async function buyOnce(
  topology: Topology,
  visitor: Visitor,
  product: TestProduct,
  record: (sample: Sample) => void = () => {},
): Promise<Account> {
  const { email } = visitor
  const shopper = openShopper(topology, visitor, record)
  try {
    await shopper.fillCart({ product, quantity: 1 })
    return { email, ending: await shopper.buy() }
  } catch (error) {
    return { email, ending: { kind: 'gave-up', reason: String(error) } }
  } finally {
    await shopper.leave()
  }
}
