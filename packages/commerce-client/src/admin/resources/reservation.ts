import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Reservations of stock. */
export function reservation(request: Requests) {
  return {
    /** Lists reservations. `GET /admin/reservations` */
    list: (
      query?: HttpTypes.AdminGetReservationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationListResponse> =>
      request.get('/admin/reservations', { ...options, query, headers }),

    /** Retrieves a reservation. `GET /admin/reservations/{id}` */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminReservationParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationResponse> =>
      request.get('/admin/reservations/:id', { ...options, ids: [id], query, headers }),

    /** Creates a reservation. `POST /admin/reservations` */
    create: (
      body: HttpTypes.AdminCreateReservation,
      query?: HttpTypes.AdminGetReservationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationResponse> =>
      request.post('/admin/reservations', { ...options, body, query, headers }),

    /** Changes a reservation. `POST /admin/reservations/{id}` */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateReservation,
      query?: HttpTypes.AdminGetReservationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationResponse> =>
      request.post('/admin/reservations/:id', { ...options, ids: [id], body, query, headers }),

    /** Deletes a reservation. `DELETE /admin/reservations/{id}` */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminReservationDeleteResponse> =>
      request.delete('/admin/reservations/:id', { ...options, ids: [id], headers }),
  }
}
