export { quickOrder as quickOrderCopy } from '../../messages/en/quick-order.json'
