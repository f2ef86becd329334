// One module, so that the screens of the area make one chunk.
export { BinPage } from './bin-page.tsx';
export { LockerPage } from './locker-page.tsx';
