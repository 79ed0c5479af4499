import { choosePort, freePort, type AskedPort, type Reporter } from '../../apps/backend/boot/index.ts'

/** The ports of a stack. */
export interface Places {
  readonly shop: number
  readonly backend: number
}

export type PortWishes =
  | { readonly kind: 'any' }
  | {
      readonly kind: 'usual'
      readonly shop?: AskedPort | undefined
      readonly backend?: AskedPort | undefined
    }

export async function choosePorts(wishes: PortWishes, { note }: Pick<Reporter, 'note'>): Promise<Places> {
  if (wishes.kind === 'any') return { shop: await freePort(), backend: await freePort() }
  const promised = wishes.backend === undefined ? [] : [wishes.backend.port]
  const shop = await choosePort({
    purpose: 'the shop',
    preferred: 8000,
    asked: wishes.shop,
    avoid: promised,
    note,
  })
  const asked = wishes.backend
  return {
    shop,
    backend: await choosePort({ purpose: 'the backend', preferred: 9000, asked, avoid: [shop], note }),
  }
}
