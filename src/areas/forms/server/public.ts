export { followPolicies } from './fill-store.ts';
export { formKey } from './form-records.ts';
export { FILLS_OF_CUSTOMER } from './merged-customers.ts';
export { formRoutes } from './routes.ts';
export { sweepForms } from './sweep-forms.ts';
