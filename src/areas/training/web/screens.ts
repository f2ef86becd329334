// One module, so that the screens of the area make one chunk.
export { TrainingPage } from './training-page.tsx';
export { UpkeepPage } from './upkeep-page.tsx';
