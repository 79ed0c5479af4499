export { ConfirmationStep } from './confirmation-step.tsx'
export { DeliveryStep } from './delivery-step.tsx'
export { PlacedElsewhere } from './placed-elsewhere.tsx'
export { PaymentStep } from './payment-step.tsx'
