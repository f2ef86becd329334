export { listOfficeChoices, officeProblem } from './office-choice.ts';
export { officeRoutes } from './routes.ts';
