import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { CompanyView } from '../rules.ts';
import { REQUEST_KINDS, type RequestKind } from '../statuses.ts';
import { ANSWERS, REQUESTS } from './protocol.ts';
import { sandboxCompany } from './sandbox-gateway.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a company reads and answers, as the wire has it
type Wire = any;

export interface CompanyServer {
  /** As FINANCE_HOSTS names it. */
  host: string;
  /** Whatever it was asked, in order. */
  requests: { path: string; headers: IncomingHttpHeaders; body: Wire }[];
  /** What the memo of the customer would say; it is not sent. */
  memo: string;
  /** What it has about any contract. */
  view: CompanyView;
  /** Instead of a sound answer. */
  answer: ((response: ServerResponse, sound: { status: number; body: Wire }) => unknown) | undefined;
  close(): Promise<void>;
}

const NOTHING: CompanyView = {
  status: 'Approved',
  amountDue: 0,
  dueOn: null,
  payoff: 0,
  payoffOn: '2026-01-01',
  paymentsLeft: 0,
  history: [],
};

/** A finance company on this machine: it speaks the protocol and works as the sandbox does. */
export async function startCompanyServer(): Promise<CompanyServer> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = JSON.parse(await text(request));
    company.requests.push({ path, headers: request.headers, body });
    const kind = REQUEST_KINDS.find((each) => path.endsWith(`/v1/${each}`)) as RequestKind;
    const sound = await soundAnswer(company, kind, body, String(request.headers['operation-id']));
    if (company.answer) company.answer(response, sound);
    else sendJson(response, sound.status, sound.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const company: CompanyServer = {
    host: `127.0.0.1:${port}`,
    requests: [],
    memo: '',
    view: NOTHING,
    answer: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return company;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function soundAnswer(
  { memo, view }: CompanyServer,
  kind: RequestKind,
  body: Wire,
  operationId: string,
) {
  const read: Wire = REQUESTS[kind].parse(body);
  const asked = { ...read, operationId, customerMemo: memo, ours: view };
  const answer = await inTheSandbox(kind, asked);
  if (answer === undefined) return { status: 404, body: { failure: 'No such contract.' } };
  if ('failure' in answer) return { status: 422, body: answer };
  return { status: 200, body: z.encode(ANSWERS[kind] as z.ZodType, answer) as Wire };
}

async function inTheSandbox(kind: RequestKind, asked: Wire): Promise<Wire> {
  if (kind === 'quote') return sandboxCompany.quote(asked);
  if (kind === 'contract') return sandboxCompany.contract(asked);
  if (kind === 'endorsement-quote') return sandboxCompany.quoteEndorsement(asked);
  if (kind === 'endorsement') return sandboxCompany.endorse(asked);
  if (kind === 'status') return sandboxCompany.detailsOf(asked);
  if (kind === 'reversal') {
    const { wasPosted, message } = (await sandboxCompany.reverse(asked)) as Wire;
    return { wasPosted, number: message };
  }
  const { isPosted, message } = await sandboxCompany.post(asked);
  return isPosted ? { number: message } : { failure: message };
}
