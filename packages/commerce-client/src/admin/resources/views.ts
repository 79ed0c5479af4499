import type { BareRead, BareWrite, Endpoints, Read } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/views.ts'

/** Views: which columns the admin’s tables show. Behind the server’s flag `view_configurations`. */
export const views = ({ get, post, remove }: Endpoints) => ({
  /** Lists the entities that have views. `GET /admin/views/entities` */
  listEntities: get<BareRead<[]>, Wire.AdminEntityListResponse>('/admin/views/entities', 'headers'),

  /** Lists the columns that a view of an entity can show. `GET /admin/views/{entity}/columns` */
  columns: get<Read<[entity: string]>, Wire.AdminViewsEntityColumnsResponse>('/admin/views/:entity/columns'),

  /** Lists the views of an entity. `GET /admin/views/{entity}/configurations` */
  listConfigurations: get<
    Read<[entity: string], Wire.AdminGetViewConfigurationsParams>,
    Wire.AdminViewConfigurationListResponse
  >('/admin/views/:entity/configurations'),

  /** Creates a view. `POST /admin/views/{entity}/configurations` */
  createConfiguration: post<
    BareWrite<[entity: string], Wire.AdminCreateViewConfiguration>,
    Wire.AdminViewConfigurationResponse
  >('/admin/views/:entity/configurations', 'body headers'),

  /** Retrieves a view. `GET /admin/views/{entity}/configurations/{id}` */
  retrieveConfiguration: get<Read<[entity: string, id: string]>, Wire.AdminViewConfigurationResponse>(
    '/admin/views/:entity/configurations/:id',
  ),

  /** Changes a view. `POST /admin/views/{entity}/configurations/{id}` */
  updateConfiguration: post<
    BareWrite<[entity: string, id: string], Wire.AdminUpdateViewConfiguration>,
    Wire.AdminViewConfigurationResponse
  >('/admin/views/:entity/configurations/:id', 'body headers'),

  /** Deletes a view. `DELETE /admin/views/{entity}/configurations/{id}` */
  deleteConfiguration: remove<
    BareRead<[entity: string, id: string]>,
    Wire.AdminViewConfigurationDeleteResponse
  >('/admin/views/:entity/configurations/:id', 'headers'),

  /**
   * Retrieves the active view; null for the admin's default view.
   * `GET /admin/views/{entity}/configurations/active`
   */
  retrieveActiveConfiguration: get<BareRead<[entity: string]>, Wire.AdminActiveViewConfigurationResponse>(
    '/admin/views/:entity/configurations/active',
    'headers',
  ),

  /**
   * Activates a view; null for the admin's default view.
   * `POST /admin/views/{entity}/configurations/active`
   */
  setActiveConfiguration: post<
    BareWrite<[entity: string], Wire.AdminSetActiveView>,
    Wire.AdminViewSuccessResponse
  >('/admin/views/:entity/configurations/active', 'body headers'),
})
