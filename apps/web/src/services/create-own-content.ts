import { memoizeAsync } from '@umber/storefront-core/platform'
import type { AdapterDeps } from './presets/adapter-deps.ts'
import type { Adapters } from './presets/adapters.ts'
import type { Services } from './services-context.ts'

/** What the owner has set and written, each loaded on first use. Rejects where the preset has no such thing. */
export function createOwnContent(
  adapters: () => Promise<Adapters>,
  backend: () => Promise<Pick<AdapterDeps, 'client'>>,
  backendUrl: string,
): Pick<Services, 'shopSettings' | 'content'> {
  const adapterOf = <Port>(
    choose: (
      adapters: Adapters,
    ) => ((deps: Pick<AdapterDeps, 'client' | 'backendUrl'>) => Promise<Port>) | undefined,
  ) =>
    memoizeAsync(async () => {
      const [all, { client }] = await Promise.all([adapters(), backend()])
      const create = choose(all)
      if (create === undefined) throw new Error('This shop has no settings and no content of its own')
      return await create({ client, backendUrl })
    })
  return {
    shopSettings: adapterOf(({ shopSettings }) => shopSettings),
    content: adapterOf(({ content }) => content),
  }
}
