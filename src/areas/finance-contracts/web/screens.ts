// One module, so that the screens of the area make one chunk; the view and the customer's tab have their own.
export { AddContractPage } from './add-contract-page.tsx';
export { ChooseCustomerPage } from './choose-customer-page.tsx';
export { ContractNotFoundPage } from './contract-not-found-page.tsx';
export { EditContractPage } from './edit-contract-page.tsx';
