export {
  accountAddressMessages,
  accountAddressSchema,
  contactMessage,
  contactMessages,
  contactSchema,
  profileMessages,
  profileSchema,
} from './account-schemas.ts'
export {
  changeEmailMessages,
  changeEmailSchema,
  changePasswordMessages,
  changePasswordSchema,
  forgotPasswordMessages,
  forgotPasswordSchema,
  newPasswordMessages,
  newPasswordSchema,
  proofMessages,
  proofSchema,
  signInMessages,
  signInSchema,
  signUpMessages,
  signUpSchema,
} from './auth-schemas.ts'
export { cardBrand, digitsOf, expiryIsPast, formatExpiry, groupCardNumber, type CardBrand } from './card.ts'
export { addressMessages, addressSchema, showcaseAddress } from './address-schema.ts'
export {
  billedAddressFrom,
  billedAddressMessages,
  billedAddressSchema,
  billingField,
  billingOf,
  type Billing,
  type BillingField,
} from './billed-address-schema.ts'
export { orderLookupMessages, orderLookupSchema } from './order-lookup-schema.ts'
export { questionSchema, reviewSchema } from './review-schemas.ts'
export { savedAddressMessages, savedAddressSchema } from './saved-address-schema.ts'
export { deliveryMessages, deliverySchema, paymentMessages, paymentSchema } from './payment-schemas.ts'
export { validate, type FormErrors, type FormSchema, type Validation } from './validate.ts'
export { isEmailAddress } from './email-address.ts'
