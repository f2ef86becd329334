// One module, so that the screens of the area make one chunk.
export { RolodexPage } from './rolodex-page.tsx';
