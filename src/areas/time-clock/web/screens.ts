// One module, so that the screens of the area make one chunk.
export { HoursPage } from './hours-page.tsx';
