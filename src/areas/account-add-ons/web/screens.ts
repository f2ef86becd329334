// One module, so that the screens of the area make one chunk.
export { CataloguePage } from './catalogue-page.tsx';
