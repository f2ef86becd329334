export { DiscountRows } from './discount-rows.tsx';
export {
  atFormRows,
  type DiscountValues,
  lifetimeOnWire,
  type PricedValues,
  pricedOf,
  pricedValues,
  rowsOnWire,
} from './discount-values.ts';
export { DiscountsCard } from './discounts-card.tsx';
export { PricePanel } from './price-panel.tsx';
export { PricedFormDialog } from './priced-form-dialog.tsx';
