// One module, so that these screens of the area make one chunk; the customer's tab is without them.
export { AddPolicyPage } from './add-policy-page.tsx';
export { EditPolicyPage } from './edit-policy-page.tsx';
export { loadActions } from './policy-actions.ts';
export { PolicyNotFoundPage } from './policy-not-found-page.tsx';
export { PolicyPage } from './policy-page.tsx';
export { RenewPolicyPage } from './renew-policy-page.tsx';
