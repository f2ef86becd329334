// One module, so that the screens of the area make one chunk.
export { TakeOutPage } from './take-out-page.tsx';
