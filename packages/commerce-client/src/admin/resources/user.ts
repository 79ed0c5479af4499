import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** A user of the admin. */
export interface AdminUser {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  avatar_url: string | null
  metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  deleted_at: string | null
}

export type AdminUserListResponse = HttpTypes.PaginatedResponse<{ users: AdminUser[] }>

export interface AdminUserResponse {
  user: AdminUser
}

/** Users of the admin. */
export function user(request: Requests) {
  return {
    /**
     * Lists users. `GET /admin/users`
     *
     * @example
     * const { users } = await admin.user.list({ q: 'ravi' })
     */
    list: (
      query?: HttpTypes.AdminUserListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminUserListResponse> => request.get('/admin/users', { ...options, query, headers }),

    /**
     * Retrieves a user. `GET /admin/users/{id}`
     *
     * @example
     * const { user } = await admin.user.retrieve('user_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminUserParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminUserResponse> =>
      request.get('/admin/users/:id', { ...options, ids: [id], query, headers }),

    /**
     * Retrieves the signed-in user. `GET /admin/users/me`
     *
     * @example
     * const { user } = await admin.user.me()
     */
    me: (
      query?: HttpTypes.AdminUserParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminUserResponse> => request.get('/admin/users/me', { ...options, query, headers }),

    /**
     * Changes a user. `POST /admin/users/{id}`
     *
     * @example
     * await admin.user.update('user_01', { first_name: 'Ravi', last_name: 'Shah' })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateUser,
      query?: HttpTypes.AdminUserParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminUserResponse> =>
      request.post('/admin/users/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a user. `DELETE /admin/users/{id}`
     *
     * @example
     * await admin.user.delete('user_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminUserDeleteResponse> =>
      request.delete('/admin/users/:id', { ...options, ids: [id], headers }),

    /**
     * Lists the auth providers of a user. `GET /admin/users/{id}/auth-providers`
     *
     * @example
     * const { providers } = await admin.user.listAuthProviders('user_01')
     */
    listAuthProviders: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminUserAuthProvidersResponse> =>
      request.get('/admin/users/:id/auth-providers', { ...options, ids: [id], headers }),

    /**
     * Creates a token with which a user can set a new password; it is as secret as a password.
     * `POST /admin/users/{id}/reset-password`
     *
     * @example
     * const { token } = await admin.user.generateResetPasswordToken('user_01')
     */
    generateResetPasswordToken: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminUserResetPasswordTokenResponse> =>
      request.post('/admin/users/:id/reset-password', { ...options, ids: [id], headers }),
  }
}
