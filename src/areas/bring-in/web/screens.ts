// One module, so that the screens of the area make one chunk.
export { BringInPage } from './bring-in-page.tsx';
export { BringInsPage } from './bring-ins-page.tsx';
