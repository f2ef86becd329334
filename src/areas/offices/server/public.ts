export { type Letterhead, letterheadOf } from './letterhead.ts';
export { hasOpenOffice, listOfficeChoices, listOpenOffices, officeProblem } from './office-choice.ts';
export { officeRoutes } from './routes.ts';
