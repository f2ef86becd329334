// One module, so that the screens of the area make one chunk.
export { TelephonyPage } from './telephony-page.tsx';
