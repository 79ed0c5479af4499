import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/user.ts'

/** Users of the admin. */
export const users = ({ get, post, remove }: Endpoints) => ({
  /** Lists users. `GET /admin/users` */
  list: get<Read<[], Wire.AdminUserListParams>, Wire.AdminUserListResponse>('/admin/users'),

  /** Retrieves a user. `GET /admin/users/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminUserParams>, Wire.AdminUserResponse>('/admin/users/:id'),

  /** Retrieves the signed-in user. `GET /admin/users/me` */
  me: get<Read<[], Wire.AdminUserParams>, Wire.AdminUserResponse>('/admin/users/me'),

  /** Changes a user. `POST /admin/users/{id}` */
  update: post<Write<[id: string], Wire.AdminUpdateUser, Wire.AdminUserParams>, Wire.AdminUserResponse>(
    '/admin/users/:id',
  ),

  /** Deletes a user. `DELETE /admin/users/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminUserDeleteResponse>('/admin/users/:id', 'headers'),

  /** Lists the auth providers of a user. `GET /admin/users/{id}/auth-providers` */
  listAuthProviders: get<BareRead<[id: string]>, Wire.AdminUserAuthProvidersResponse>(
    '/admin/users/:id/auth-providers',
    'headers',
  ),

  /**
   * Creates a token with which a user can set a new password; it is as secret as a password.
   * `POST /admin/users/{id}/reset-password`
   */
  generateResetPasswordToken: post<BareRead<[id: string]>, Wire.AdminUserResetPasswordTokenResponse>(
    '/admin/users/:id/reset-password',
    'headers',
  ),
})
