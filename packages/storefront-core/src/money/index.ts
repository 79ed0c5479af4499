export { addMoney, money, multiplyMoney, unknownCurrency, type Money } from './money.ts'
export { currencySign } from './currency-sign.ts'
export { createMoneyFormat, formatMoney, type MoneyFormat } from './format-money.ts'
export { discountPercent } from './discount-percent.ts'
