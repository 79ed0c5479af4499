import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import type { AdminUser } from './user.ts'

export interface AdminAcceptInviteResponse {
  user: AdminUser
}

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
    /**
     * Lists invites. `GET /admin/invites`
     *
     * @example
     * const { invites } = await admin.invite.list({ limit: 20 })
     */
    list: (
      query?: AdminInviteListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminInviteListResponse> => request.get('/admin/invites', { ...options, query, headers }),

    /**
     * Retrieves an invite. `GET /admin/invites/{id}`
     *
     * @example
     * const { invite } = await admin.invite.retrieve('invite_01')
     */
    retrieve: (
      id: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminInviteResponse> =>
      request.get('/admin/invites/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates an invite. `POST /admin/invites`
     *
     * @example
     * const { invite } = await admin.invite.create({ email: 'ravi@umber.example' })
     */
    create: (
      body: AdminCreateInvite,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminInviteResponse> => request.post('/admin/invites', { ...options, body, query, headers }),

    /**
     * Deletes an invite. `DELETE /admin/invites/{id}`
     *
     * @example
     * await admin.invite.delete('invite_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminInviteDeleteResponse> =>
      request.delete('/admin/invites/:id', { ...options, ids: [id], headers }),

    /**
     * Turns an invite into a user. The person registers first; `headers` carry the registration token as
     * `authorization`. The invite's own token is sent in the query. `POST /admin/invites/accept`
     *
     * @example
     * const email = 'ravi@umber.example'
     * await shop.auth.register('user', 'emailpass', { email, password: 'linen-and-light' })
     * await admin.invite.accept({
     *   invite_token: 'token-from-the-email', email, first_name: 'Ravi', last_name: 'Shah',
     * })
     */
    accept: (
      { invite_token: token, ...body }: HttpTypes.AdminAcceptInvite & { readonly invite_token: string },
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminAcceptInviteResponse> =>
      request.post('/admin/invites/accept', { ...options, body, query: { token, ...query }, headers }),

    /**
     * Creates a new token for an invite and sends it again. `POST /admin/invites/{id}/resend`
     *
     * @example
     * const { invite } = await admin.invite.resend('invite_01')
     */
    resend: (id: string, headers?: ClientHeaders, options?: OptionsWithQuery): Promise<AdminInviteResponse> =>
      request.post('/admin/invites/:id/resend', { ...options, ids: [id], headers }),
  }
}
