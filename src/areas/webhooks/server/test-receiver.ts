import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Receiver {
  /** As WEBHOOK_HOSTS names it. */
  host: string;
  address: string;
  /** Whatever arrived, in order, as it was sent. */
  messages: { headers: IncomingHttpHeaders; text: string }[];
  /** In place of a plain 204. */
  answer: ((response: ServerResponse) => unknown) | undefined;
  close(): Promise<void>;
}

/** A system on this machine that webhooks are sent to. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    receiver.messages.push({ headers: request.headers, text: await text(request) });
    if (receiver.answer) receiver.answer(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    host,
    address: `http://${host}/hook`,
    messages: [],
    answer: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
