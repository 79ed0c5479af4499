import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'

import { linksFor } from '../../lib/email/links-for'
import type { ShopLinks } from '../../lib/email/shop-links'
import { jwtSecretOf } from '../../lib/jwt-secret'
import { tokenInQuery } from './token-in-query'

interface Leaving {
  /** The shop's page, which has a button. */
  readonly pageOf: (links: ShopLinks, token: string) => string
  /** Whose letters end; undefined where the token is not of this server. */
  readonly read: (secret: string | Buffer, token: string) => string | undefined
  readonly leave: (scope: MedusaContainer, id: string) => Promise<unknown>
}

/** What the `List-Unsubscribe` header of letters leads to. */
export const leaveRoutes = ({ pageOf, read, leave }: Leaving) => ({
  /** A browser that follows the header's link gets the shop's page with its button: looking changes nothing. */
  GET: async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    const links = await linksFor(request.scope, {})
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.redirect(303, pageOf(links, tokenInQuery(request)))
  },

  /** The button of a mail program (RFC 8058), which knows no key of the shop. */
  POST: async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    const id = read(jwtSecretOf(request.scope), tokenInQuery(request))
    if (id !== undefined) await leave(request.scope, id)
    response.status(200).json({ left: id !== undefined })
  },
})
