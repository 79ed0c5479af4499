import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import type { AdminUser } from './user.ts'

export type AdminAcceptInviteResponse = { user: AdminUser } | { message: string }

export interface AdminCreateInvite {
  email: string
  metadata?: Record<string, unknown> | null
}

/** An invite to the admin; `token` is what `accept` takes. */
export interface AdminInvite {
  id: string
  email: string
  accepted: boolean
  token: string
  expires_at: string
  metadata?: Record<string, unknown>
  created_at: string
  updated_at: string
}

export type AdminInviteListResponse = HttpTypes.PaginatedResponse<{ invites: AdminInvite[] }>

export interface AdminInviteListParams extends HttpTypes.FindParams {
  q?: string
  id?: string | string[]
  email?: string | string[]
  created_at?: HttpTypes.AdminUserListParams['created_at']
  updated_at?: HttpTypes.AdminUserListParams['updated_at']
  deleted_at?: HttpTypes.AdminUserListParams['deleted_at']
}

export interface AdminInviteResponse {
  invite: AdminInvite
}

/** Invites to the admin. */
export function invite(request: Requests) {
  return {
    /** Lists invites. `GET /admin/invites` */
    list: (
      query?: AdminInviteListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminInviteListResponse> => request.get('/admin/invites', { ...options, query, headers }),

    /** Retrieves an invite. `GET /admin/invites/{id}` */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminInviteResponse> =>
      request.get('/admin/invites/:id', { ...options, ids: [id], query, headers }),

    /** Creates an invite. `POST /admin/invites` */
    create: (
      body: AdminCreateInvite,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminInviteResponse> => request.post('/admin/invites', { ...options, body, query, headers }),

    /** Deletes an invite. `DELETE /admin/invites/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminInviteDeleteResponse> =>
      request.delete('/admin/invites/:id', { ...options, ids: [id], headers }),

    /**
     * Turns an invite into a user. The person registers first; `headers` carry the registration token as
     * `authorization`. The invite's own token is sent in the query. `POST /admin/invites/accept`
     */
    accept: (
      { invite_token: token, ...body }: HttpTypes.AdminAcceptInvite & { readonly invite_token: string },
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminAcceptInviteResponse> =>
      request.post('/admin/invites/accept', { ...options, body, query: { token, ...query }, headers }),

    /** Creates a new token for an invite and sends it again. `POST /admin/invites/{id}/resend` */
    resend: (id: string, headers?: ClientHeaders, options?: OptionsWithQuery): Promise<AdminInviteResponse> =>
      request.post('/admin/invites/:id/resend', { ...options, ids: [id], headers }),
  }
}
