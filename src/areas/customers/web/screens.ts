// One module, so that the screens of the area make one chunk.
export { AddCustomerPage } from './add-customer-page.tsx';
export { EditCustomerPage } from './edit-customer-page.tsx';
export { MergeCustomerPage } from './merge-customer-page.tsx';
