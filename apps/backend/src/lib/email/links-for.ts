import type { MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { readLocalePrefix, type LinkReader } from '../locales/locale-prefix'
import { mailLanguage } from './messages/mail-language'
import { shopLinks, type ShopLinks } from './shop-links'

/** The links of a mail, in the language of the mail and the country of its reader. */
export async function linksFor(
  container: MedusaContainer,
  { locale, country }: LinkReader,
): Promise<ShopLinks> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  // A language without mails has no pages either.
  const [language = ''] = mailLanguage(locale).tag.split('-')
  const [, ofLocale] = (locale ?? '').split('-')
  const reader = { locale: language, country: country ?? ofLocale }
  return shopLinks(process.env, await readLocalePrefix(query, reader, process.env))
}
