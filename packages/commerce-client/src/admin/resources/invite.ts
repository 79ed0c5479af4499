import type { RequestOptions } from '../../config.ts'
import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import type { SelectParams } from '../../wire/query.ts'
import type * as Wire from '../wire/invite.ts'

/** Invites to the admin. */
export const invites = ({ get, post, remove }: Endpoints) => {
  const accept = post<Write<[], Wire.AdminAcceptInvite, object>, Wire.AdminAcceptInviteResponse>(
    '/admin/invites/accept',
  )
  return {
    /** Lists invites. `GET /admin/invites` */
    list: get<Read<[], Wire.AdminInviteListParams>, Wire.AdminInviteListResponse>('/admin/invites'),

    /** Retrieves an invite. `GET /admin/invites/{id}` */
    retrieve: get<Read<[id: string]>, Wire.AdminInviteResponse>('/admin/invites/:id'),

    /** Creates an invite. `POST /admin/invites` */
    create: post<Write<[], Wire.AdminCreateInvite>, Wire.AdminInviteResponse>('/admin/invites'),

    /** Deletes an invite. `DELETE /admin/invites/{id}` */
    delete: remove<BareRead<[id: string]>, Wire.AdminInviteDeleteResponse>('/admin/invites/:id', 'headers'),

    /**
     * Turns an invite into a user. The person registers first; `headers` carry the registration token as
     * `authorization`. The invite's own token is sent in the query. `POST /admin/invites/accept`
     */
    accept: (
      { invite_token: token, ...body }: Wire.AdminAcceptInvite & { readonly invite_token: string },
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ) => accept(body, { token, ...query }, headers, options),

    /** Creates a new token for an invite and sends it again. `POST /admin/invites/{id}/resend` */
    resend: post<BareRead<[id: string]>, Wire.AdminInviteResponse>('/admin/invites/:id/resend', 'headers'),
  }
}
