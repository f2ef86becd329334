import { stringifySearch } from '#platform/web/router/search-params.ts';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { texts } from './texts.ts';

/** What the page that opened the telephony window is called, so that links in it can lead back there. */
export const MAIN_WINDOW = 'coverdesk';

interface WhomToCall {
  number?: string;
  customerId?: number;
}

/** Opens the telephony window, or brings the one that is open to the front. */
export function openTelephony(whom: WhomToCall = {}): void {
  window.name ||= MAIN_WINDOW;
  const address = `/telephony${stringifySearch({ ...whom })}`;
  const opened = window.open(address, 'coverdesk-telephony', 'width=700,height=500');
  if (opened) opened.focus();
  else toastProblem(texts.header.windowBlocked);
}
