import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Notifications that the server has sent. */
export function notification(request: Requests) {
  return {
    /**
     * Lists notifications. `GET /admin/notifications`
     *
     * @example
     * const { notifications } = await admin.notification.list({ channel: 'feed', limit: 20 })
     */
    list: (
      query?: HttpTypes.AdminNotificationListParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminNotificationListResponse> =>
      request.get('/admin/notifications', { ...options, query, headers }),

    /**
     * Retrieves a notification. `GET /admin/notifications/{id}`
     *
     * @example
     * const { notification } = await admin.notification.retrieve('noti_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminNotificationParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminNotificationResponse> =>
      request.get('/admin/notifications/:id', { ...options, ids: [id], query, headers }),
  }
}
