import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { Requests } from '../../resources/requests.ts'

/** Reservations of stock. */
export function reservation(request: Requests) {
  return {
    /**
     * Lists reservations. `GET /admin/reservations`
     *
     * @example
     * const { reservations } = await admin.reservation.list({ location_id: ['sloc_01'] })
     */
    list: (
      query?: HttpTypes.AdminGetReservationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationListResponse> =>
      request.get('/admin/reservations', { ...options, query, headers }),

    /**
     * Retrieves a reservation. `GET /admin/reservations/{id}`
     *
     * @example
     * const { reservation } = await admin.reservation.retrieve('resitem_01')
     */
    retrieve: (
      id: string,
      query?: HttpTypes.AdminReservationParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationResponse> =>
      request.get('/admin/reservations/:id', { ...options, ids: [id], query, headers }),

    /**
     * Creates a reservation. `POST /admin/reservations`
     *
     * @example
     * const { reservation } = await admin.reservation.create({
     *   inventory_item_id: 'iitem_01', location_id: 'sloc_01',
     *   quantity: 2, description: 'For the photographer',
     * })
     */
    create: (
      body: HttpTypes.AdminCreateReservation,
      query?: HttpTypes.AdminGetReservationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationResponse> =>
      request.post('/admin/reservations', { ...options, body, query, headers }),

    /**
     * Changes a reservation. `POST /admin/reservations/{id}`
     *
     * @example
     * await admin.reservation.update('resitem_01', { quantity: 1 })
     */
    update: (
      id: string,
      body: HttpTypes.AdminUpdateReservation,
      query?: HttpTypes.AdminGetReservationsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminReservationResponse> =>
      request.post('/admin/reservations/:id', { ...options, ids: [id], body, query, headers }),

    /**
     * Deletes a reservation. `DELETE /admin/reservations/{id}`
     *
     * @example
     * await admin.reservation.delete('resitem_01')
     */
    delete: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminReservationDeleteResponse> =>
      request.delete('/admin/reservations/:id', { ...options, ids: [id], headers }),
  }
}
