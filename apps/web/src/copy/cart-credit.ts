export { cartCredit as cartCreditCopy } from '../../messages/en/cart-credit.json'
