import type { AnswerOf, Endpoint, ParamsOf } from '#platform/shared/endpoint.ts';
import { againWhenBusy } from './again-when-busy.ts';
import { inSession } from './in-session.ts';
import { addressOf } from './request.ts';
import { callHeaders, readAnswer, unreached } from './send.ts';

export interface UploadInput<E extends Endpoint> {
  params: ParamsOf<E>;
  /** The parts as the contract names them. */
  form: FormData;
  /** Called with the progress from 0 to 1 while the parts are sent. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends files to an endpoint of the contract and reports progress. */
export async function upload<E extends Endpoint>(endpoint: E, input: UploadInput<E>): Promise<AnswerOf<E>> {
  const url = addressOf(endpoint, input.params);
  const sendOnce = (token: string | undefined) => transfer(endpoint, url, token, input);
  return (await inSession(endpoint, (token) =>
    againWhenBusy(() => sendOnce(token), input.signal),
  )) as AnswerOf<E>;
}

/** With XMLHttpRequest: fetch does not report how much of a body has been sent. */
function transfer<E extends Endpoint>(
  endpoint: E,
  url: string,
  token: string | undefined,
  { form, onProgress, signal }: UploadInput<E>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Removed before its turn came: the event is over by now.
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(endpoint.method, url);
    for (const [name, value] of Object.entries(callHeaders(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        const { status, responseText: text } = request;
        resolve(readAnswer(endpoint, { status, text, retryAfter: request.getResponseHeader('retry-after') }));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(unreached());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}
