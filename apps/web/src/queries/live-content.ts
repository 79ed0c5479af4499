import { queryOptions } from '@tanstack/react-query'
import { importWithReload } from '../browser/import-with-reload.ts'
import type * as livePages from '../content/live-pages.ts'
import { shownSettings } from '../config/shown-settings.ts'
import type { Services } from '../services/services-context.ts'
import { shopSettingsQuery } from './shop-settings.ts'

type LivePages = typeof livePages

/** The pages whose text names the backend's terms of sale. */
export interface LiveContent {
  readonly faq: ReturnType<LivePages['liveFaqEntries']>
  readonly help: ReturnType<LivePages['liveHelpEntries']>
  readonly shippingPolicy: ReturnType<LivePages['liveShippingPolicy']>
}

export type LiveContentPage = keyof LiveContent

const textOf: {
  readonly [Page in LiveContentPage]: (
    pages: LivePages,
    ...terms: Parameters<LivePages['liveFaqEntries']>
  ) => LiveContent[Page]
} = {
  faq: ({ liveFaqEntries }, terms) => liveFaqEntries(terms),
  help: ({ liveHelpEntries }, terms) => liveHelpEntries(terms),
  shippingPolicy: ({ liveShippingPolicy }, terms) => liveShippingPolicy(terms),
}

const minutes = 60_000

type LiveContentServices = Pick<Services, 'locale' | 'ports' | 'preset' | 'shopSettings' | 'socialLinks'>

/** The text of a page of the live shop, filled in with the backend's terms of sale. */
export const liveContentQuery = <Page extends LiveContentPage>(
  { locale, ports, preset, shopSettings, socialLinks }: LiveContentServices,
  page: Page,
) =>
  queryOptions<LiveContent[Page]>({
    queryKey: ['live-content', page],
    queryFn: async ({ signal, client }) => {
      const [pages, { createFormats }, { termsInWords }, { saleTerms }, settings] = await Promise.all([
        importWithReload(() => import('../content/live-pages.ts')),
        importWithReload(() => import('../config/formats.ts')),
        importWithReload(() => import('../copy/terms-in-words.ts')),
        ports(),
        client.ensureQueryData(shopSettingsQuery({ shopSettings })),
      ])
      if (saleTerms === undefined) throw new Error('This shop has no terms of its own')
      const { returnDays } = shownSettings(settings, { socialLinks })
      const terms = await saleTerms.read({ signal })
      return textOf[page](
        pages,
        termsInWords(terms, preset.money.products, returnDays, createFormats(locale)),
      )
    },
    staleTime: 5 * minutes,
  })
