// One module, so that the screens of the form make one chunk; the others have their own.
export { AddContractPage } from './add-contract-page.tsx';
export { ContractNotFoundPage } from './contract-not-found-page.tsx';
export { EditContractPage } from './edit-contract-page.tsx';
