export { orderChanges as orderChangesCopy } from '../../messages/en/order-changes.json'
