export type {
  AdminCreateReservation,
  AdminGetReservationsParams,
  AdminReservation,
  AdminReservationDeleteResponse,
  AdminReservationListResponse,
  AdminReservationParams,
  AdminReservationResponse,
  AdminUpdateReservation,
} from '@medusajs/types/dist/http/index.js'
