import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/reservation.ts'

/** Reservations of stock. */
export const reservations = ({ get, post, remove }: Endpoints) => ({
  /** Lists reservations. `GET /admin/reservations` */
  list: get<Read<[], Wire.AdminGetReservationsParams>, Wire.AdminReservationListResponse>(
    '/admin/reservations',
  ),

  /** Retrieves a reservation. `GET /admin/reservations/{id}` */
  retrieve: get<Read<[id: string], Wire.AdminReservationParams>, Wire.AdminReservationResponse>(
    '/admin/reservations/:id',
  ),

  /** Creates a reservation. `POST /admin/reservations` */
  create: post<
    Write<[], Wire.AdminCreateReservation, Wire.AdminGetReservationsParams>,
    Wire.AdminReservationResponse
  >('/admin/reservations'),

  /** Changes a reservation. `POST /admin/reservations/{id}` */
  update: post<
    Write<[id: string], Wire.AdminUpdateReservation, Wire.AdminGetReservationsParams>,
    Wire.AdminReservationResponse
  >('/admin/reservations/:id'),

  /** Deletes a reservation. `DELETE /admin/reservations/{id}` */
  delete: remove<BareRead<[id: string]>, Wire.AdminReservationDeleteResponse>(
    '/admin/reservations/:id',
    'headers',
  ),
})
