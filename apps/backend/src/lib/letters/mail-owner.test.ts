import { asValue } from '@medusajs/framework/awilix'
import { createMedusaContainer } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { lettersModule } from '../../modules/letters'
import { sendMailWorkflow } from '../../workflows/send-mail'
import { shopTerms } from '../shop-settings/shop-terms'
import { mailOwner } from './mail-owner'

vi.mock('../../workflows/send-mail', () => ({ sendMailWorkflow: vi.fn<() => void>() }))
vi.mock('../shop-settings/shop-terms', () => ({ shopTerms: vi.fn<() => void>() }))

const contact = 'hello@shop.example'

/** Who gets a letter to the owner, and what keeps each from getting it twice. */
async function recipients(addresses: readonly string[], contactEmail: string | undefined) {
  const run = vi.fn<(options: { readonly input: object }) => Promise<void>>().mockResolvedValue()
  vi.mocked(sendMailWorkflow).mockReturnValue({ run } as unknown as ReturnType<typeof sendMailWorkflow>)
  vi.mocked(shopTerms).mockResolvedValue({ contactEmail } as Awaited<ReturnType<typeof shopTerms>>)
  const container = createMedusaContainer()
  container.register(lettersModule, asValue({ ownerLetters: async () => ({ addresses, low_stock: null }) }))
  const email = { subject: 'A new order', parts: [] } as unknown as Parameters<typeof mailOwner>[1]['email']
  await mailOwner(container, { name: 'new-order', record: 'order_1', email })
  return run.mock.calls.map(([{ input }]) => input)
}
const letterTo = (to: string) =>
  expect.objectContaining({ to, template: 'new-order', once: `new-order:order_1:${to}` }) as object

it.each<[string, readonly string[], string | undefined, readonly string[]]>([
  [
    'the one address that the owner has set, and not the shop’s',
    ['anna@shop.example'],
    contact,
    ['anna@shop.example'],
  ],
  [
    'each address once, in whatever case',
    ['Anna@shop.example', 'ben@shop.example', 'anna@shop.example'],
    contact,
    ['anna@shop.example', 'ben@shop.example'],
  ],
  ['the shop’s address where the owner has set none', [], contact, [contact]],
  ['no one where there is no address', [], undefined, []],
])('A letter to the owner goes to %s', async (_, addresses, contactEmail, expected) => {
  expect(await recipients(addresses, contactEmail)).toEqual(expected.map(letterTo))
})
