import { briefly } from '@umber/page-server'
import type { Request, Response } from 'express'
import { splitPath, type PageLocale } from '../../src/config/locale.ts'
import { queryOf } from './page-address.ts'
import { localeOfRequest } from './page-locales.ts'

/** Leads an address to where it has moved. */
export const sendMoved = (request: Request, response: Response, to: string): void =>
  response
    .set('Cache-Control', briefly)
    .redirect(301, withQuery(withLocale(to, localeOfRequest(request)), queryOf(request)))

/** An address of the shop stays in its locale. */
const withLocale = (to: string, { prefix }: PageLocale): string =>
  to.startsWith('/') && splitPath(to).prefix === '' ? prefix + to : to

/** What an address asks for goes with it, unless the new address asks for something itself. */
const withQuery = (to: string, query: string): string => (to.includes('?') ? to : to + query)
