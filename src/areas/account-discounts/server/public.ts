export { discountRoutes } from './routes.ts';
export { discountsOf, type StoredDiscounts, saveDiscounts, sentDiscounts } from './save-discounts.ts';
export {
  type DiscountRow,
  listOf as listDiscountsOf,
  listOfAccount as listDiscountsOfAccount,
  listOfAddOns as listDiscountsOfAddOns,
} from './store.ts';
