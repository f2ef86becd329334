export { ClickToCall } from './click-to-call-lazy.ts';
export { telephonyRoute } from './routes.tsx';
export { TelephonyControl } from './telephony-control.tsx';
