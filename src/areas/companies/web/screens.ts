// One module, so that the screens of the area make one chunk.
export { AddCompanyPage } from './add-company-page.tsx';
export { CompaniesPage } from './companies-page.tsx';
export { CompanyNotFoundPage } from './company-not-found-page.tsx';
export { CompanyPage } from './company-page.tsx';
