// One module, so that the screens of the area make one chunk.
export { ExpectedPage } from './expected-page.tsx';
