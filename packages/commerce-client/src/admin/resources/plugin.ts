import type { BareRead, Endpoints } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/plugin.ts'

/** Plugins of the server. */
export const plugins = ({ get }: Endpoints) => ({
  /** Lists the plugins that the server has loaded. `GET /admin/plugins` */
  list: get<BareRead<[]>, Wire.AdminPluginsListResponse>('/admin/plugins', 'headers'),
})
