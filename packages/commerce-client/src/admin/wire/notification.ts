export type {
  AdminNotification,
  AdminNotificationListParams,
  AdminNotificationListResponse,
  AdminNotificationParams,
  AdminNotificationResponse,
} from '@medusajs/types/dist/http/index.js'
