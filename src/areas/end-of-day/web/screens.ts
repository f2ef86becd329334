// One module, so that the screens of the area make one chunk.
export { EodPage } from './eod-page.tsx';
