export type {
  AdminBatchLink,
  AdminCreateCustomerGroup,
  AdminCustomerGroup,
  AdminCustomerGroupDeleteResponse,
  AdminCustomerGroupListResponse,
  AdminCustomerGroupResponse,
  AdminGetCustomerGroupParams,
  AdminGetCustomerGroupsParams,
  AdminUpdateCustomerGroup,
} from '@medusajs/types/dist/http/index.js'
