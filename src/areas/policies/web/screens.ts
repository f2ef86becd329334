// One module, so that the screens of the area make one chunk.
export { AddPolicyPage } from './add-policy-page.tsx';
export { EditPolicyPage } from './edit-policy-page.tsx';
export { PoliciesTab } from './policies-tab.tsx';
export { PolicyNotFoundPage } from './policy-not-found-page.tsx';
export { PolicyPage } from './policy-page.tsx';
export { RenewPolicyPage } from './renew-policy-page.tsx';
