import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { gatewaySecretPlace } from '#areas/companies/server/public.ts';
import type { Secrets } from '#platform/server/config/secrets.ts';
import { unseal } from '#platform/server/crypto/envelope.ts';
import { Breaker } from '#platform/server/outgoing/breaker.ts';
import { NoAnswer } from '#platform/server/outgoing/no-answer.ts';
import { type JsonAnswer, postJson } from '#platform/server/outgoing/post-json.ts';
import type { RequestKind, RequestResult } from '../statuses.ts';
import { addressFor } from './adapters.ts';
import type { GatewayServices } from './gateway.ts';
import { ANSWERS, REFUSAL, REQUESTS, type ReplyOf, type RequestOf } from './protocol.ts';
import type { AskedCompany, Refused } from './questions.ts';
import { noteRequest, OUTCOMES } from './request-log.ts';

export interface Exchange<Kind extends RequestKind> {
  kind: Kind;
  operationId: string;
  request: RequestOf<Kind>;
  /** What contradicts the question or itself, in our own words. */
  problem?: (reply: ReplyOf<Kind>) => string | undefined;
  /** How long an answer may take; ten seconds unless it says so. */
  patienceMs?: number | undefined;
}

/** A refusal with what the log says about it; no answer at all is one as well. */
interface Outcome<Kind extends RequestKind> {
  reply: ReplyOf<Kind> | Refused;
  status: number | null;
  result: RequestResult;
  words: string;
}

const breaker = new Breaker();
const TRIES = 3;
const PAUSE_MS = 200;

/** Asks a company once or, while nothing comes back, a few times under the same id; checks the answer and notes it. */
export async function exchange<Kind extends RequestKind>(
  services: GatewayServices,
  company: AskedCompany,
  asked: Exchange<Kind>,
): Promise<ReplyOf<Kind> | Refused> {
  const begun = performance.now();
  const { reply, status, result, words } = await outcomeOf(services, company, asked);
  const tookMs = performance.now() - begun;
  const { kind, operationId } = asked;
  await noteRequest(services, company, {
    kind,
    operationId,
    status,
    tookMs,
    result,
    outcome: words,
    isSandbox: false,
  });
  return reply;
}

async function outcomeOf<Kind extends RequestKind>(
  services: GatewayServices,
  company: AskedCompany,
  asked: Exchange<Kind>,
): Promise<Outcome<Kind>> {
  // With the address: once somebody corrects it, what failed at the old one does not count.
  const key = `${company.masterId}/${company.id} ${company.gatewayUrl}`;
  if (!breaker.mayAsk(key)) return failed(company, new NoAnswer('It failed five times in a row and rests.'));
  try {
    const { status, body } = await ask(services, company, asked);
    const outcome = judged(asked, status, body);
    breaker.answered(key);
    return outcome;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    breaker.failed(key);
    return failed(company, error);
  }
}

async function ask<Kind extends RequestKind>(
  { config, secrets }: GatewayServices,
  company: AskedCompany,
  { kind, operationId, request, patienceMs }: Exchange<Kind>,
): Promise<JsonAnswer> {
  if (company.system === null) throw new NoAnswer('The company has no system.');
  const address = addressFor(company.gatewayUrl, company.system, kind);
  const outgoing = {
    hosts: config.financeHosts,
    timeoutMs: patienceMs,
    headers: {
      'operation-id': operationId,
      ...authorizationOf(company, secrets),
    },
    body: z.encode(REQUESTS[kind] as z.ZodType, request),
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await postJson(address, outgoing);
    } catch (error) {
      if (!(error instanceof NoAnswer) || !error.mayPass || tries === TRIES) throw error;
      await sleep(PAUSE_MS * tries);
    }
  }
}

function authorizationOf(
  { masterId, id, sealedSecret }: AskedCompany,
  { sealingKeys }: Secrets,
): Record<string, string> {
  if (sealedSecret === null) return {};
  try {
    return { authorization: `Bearer ${unseal(sealingKeys, gatewaySecretPlace(masterId, id), sealedSecret)}` };
  } catch {
    throw new NoAnswer('The secret of the company cannot be opened.');
  }
}

/** The company answered: as the protocol says, or it is as good as no answer. */
function judged<Kind extends RequestKind>(
  { kind, problem }: Exchange<Kind>,
  status: number,
  body: unknown,
): Outcome<Kind> {
  if (status === 422 || status === 404) {
    const refusal = REFUSAL.safeParse(body);
    if (refusal.success) return { reply: refusal.data, status, result: 'refused', words: OUTCOMES.refused };
  }
  if (status !== 200) throw new NoAnswer(`It answered ${status}.`, { status });
  const read = ANSWERS[kind].safeParse(body);
  if (!read.success) throw new NoAnswer('The answer is not what was asked for.', { status });
  const reply = read.data as ReplyOf<Kind>;
  const wrong = problem?.(reply);
  if (wrong) throw new NoAnswer(wrong, { status });
  return { reply, status, result: 'answered', words: OUTCOMES.answered };
}

function failed<Kind extends RequestKind>({ name }: AskedCompany, error: NoAnswer): Outcome<Kind> {
  const { status, message } = error;
  return {
    reply: { failure: `${name} gave no answer that can be used. ${message}`, isUnanswered: true },
    status,
    result: 'failed',
    words: message,
  };
}
