import type { Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/notification.ts'

/** Notifications that the server has sent. */
export const notifications = ({ get }: Endpoints) => ({
  /** Lists notifications. `GET /admin/notifications` */
  list: get<Read<[], Wire.AdminNotificationListParams>, Wire.AdminNotificationListResponse>(
    '/admin/notifications',
  ),

  /** Retrieves a notification. `GET /admin/notifications/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminNotificationParams>, Wire.AdminNotificationResponse>(
    '/admin/notifications/:id',
  ),
})
