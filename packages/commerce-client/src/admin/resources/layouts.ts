import type { BareRead, BareWrite, Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/layouts.ts'

/** How the admin arranges the widgets of a zone of its pages. */
export const layouts = ({ get, post, remove }: Endpoints) => ({
  /** Retrieves the arrangement of a zone. `GET /admin/layouts/{zone}/configuration` */
  retrieveConfiguration: get<BareRead<[zone: string]>, Wire.AdminLayoutConfigurationResponse>(
    '/admin/layouts/:zone/configuration',
    'headers',
  ),

  /** Sets the arrangement of a zone, for oneself or for all. `POST /admin/layouts/{zone}/configuration` */
  setConfiguration: post<
    BareWrite<[zone: string], Wire.AdminSetLayoutConfiguration>,
    Wire.AdminLayoutConfigurationResponse
  >('/admin/layouts/:zone/configuration', 'body headers'),

  /** Lists the arrangements of all zones. `GET /admin/layouts/configurations` */
  listConfigurations: get<
    Read<[], Wire.AdminGetLayoutConfigurationsParams>,
    Wire.AdminLayoutConfigurationListResponse
  >('/admin/layouts/configurations'),

  /** Goes back to the arrangement a zone had at first. `DELETE /admin/layouts/{zone}/configuration` */
  deleteConfiguration: remove<BareRead<[zone: string]>, Wire.AdminLayoutSuccessResponse>(
    '/admin/layouts/:zone/configuration',
    'headers',
  ),
})
