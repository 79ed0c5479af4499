import type { BareRead, BareWrite, Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/layouts.ts'

/** The layout of the widgets in a zone of the admin's pages. */
export const layouts = ({ get, post, remove }: Endpoints) => ({
  /** Retrieves the layout of a zone. `GET /admin/layouts/{zone}/configuration` */
  retrieveConfiguration: get<BareRead<[zone: string]>, Wire.AdminLayoutConfigurationResponse>(
    '/admin/layouts/:zone/configuration',
    'headers',
  ),

  /** Sets the layout of a zone, for the current user or for all. `POST /admin/layouts/{zone}/configuration` */
  setConfiguration: post<
    BareWrite<[zone: string], Wire.AdminSetLayoutConfiguration>,
    Wire.AdminLayoutConfigurationResponse
  >('/admin/layouts/:zone/configuration', 'body headers'),

  /** Lists the layouts of all zones. `GET /admin/layouts/configurations` */
  listConfigurations: get<
    Read<[], Wire.AdminGetLayoutConfigurationsParams>,
    Wire.AdminLayoutConfigurationListResponse
  >('/admin/layouts/configurations'),

  /** Resets a zone to its default layout. `DELETE /admin/layouts/{zone}/configuration` */
  deleteConfiguration: remove<BareRead<[zone: string]>, Wire.AdminLayoutSuccessResponse>(
    '/admin/layouts/:zone/configuration',
    'headers',
  ),
})
