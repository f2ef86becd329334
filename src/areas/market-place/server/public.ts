import { tellAgency, tellProvider } from './tell-people.ts';

export { ADD_ON_REQUEST_LOG } from '../log.ts';
export { answerByApplying } from './answer-request.ts';
export { marketPlaceRoutes } from './routes.ts';

export const marketPlaceJobs = [tellProvider, tellAgency];
