import type { RequestOptions } from '../../config.ts'
import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import type { FindParams, SelectParams } from '../../wire/query.ts'
import type * as Wire from '../wire/invite.ts'

/** Invites to the admin. */
export const invites = ({ get, post, remove }: Endpoints) => {
  const accept = post<Write<[], Wire.AdminAcceptInvite, object>, Wire.AdminAcceptInviteResponse>(
    '/admin/invites/accept',
  )
  return {
    /** Lists invites. `GET /admin/invites` */
    list: get<Read<[], FindParams>, Wire.AdminInviteListResponse>('/admin/invites'),

    /** Retrieves an invite. `GET /admin/invites/{id}` */
    retrieve: get<Read<[id: string]>, Wire.AdminInviteResponse>('/admin/invites/:id'),

    /** Creates an invite. `POST /admin/invites` */
    create: post<Write<[], Wire.AdminCreateInvite>, Wire.AdminInviteResponse>('/admin/invites'),

    /** Deletes an invite. `DELETE /admin/invites/{id}` */
    delete: remove<BareRead<[id: string]>, Wire.AdminInviteDeleteResponse>('/admin/invites/:id', 'headers'),

    /**
     * Makes a user of somebody who was invited. They have registered before, and `headers` carry the token of that as
     * `authorization`; the invite's own token travels in the query. `POST /admin/invites/accept`
     */
    accept: (
      { invite_token: token, ...body }: Wire.AdminAcceptInvite & { readonly invite_token: string },
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ) => accept(body, { token, ...query }, headers, options),

    /** Makes a new token for an invite and sends it again. `POST /admin/invites/{id}/resend` */
    resend: post<BareRead<[id: string]>, Wire.AdminInviteResponse>('/admin/invites/:id/resend', 'headers'),
  }
}
