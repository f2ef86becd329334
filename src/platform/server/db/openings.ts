import type pg from 'pg';
import { MessageQuery } from './message-query.ts';

// A transaction opens with the first statement in it, and the end of a read leaves with the next transaction on its
// connection: so a call that asks one thing is one message to the database.

/** How long the end of a read waits for the next use of its connection. */
const MOST_MS = 10;

/** A session is named by the hash of its cookie or by the id that its token carries; an API token by its hash. */
export type SessionKey = { tokenHash: string } | { sessionId: string } | { apiTokenHash: string };

/** Every connection has these prepared. */
const BEGIN = { name: 'begin', text: 'BEGIN' };
const BEGIN_READING = { name: 'beginReading', text: 'BEGIN READ ONLY' };
/** Every statement sees the database as it was at the first of them. */
const BEGIN_SNAPSHOT = { name: 'beginSnapshot', text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' };
/** Not AND CHAIN, which would make the next transaction one that only reads, too. */
const END = { name: 'end', text: 'COMMIT' };
const NOTHING = { name: 'nothing', text: 'SELECT 1' };
const SET_TENANT = { name: 'setTenant', text: `SELECT set_config('app.master_id', $1, true)` };
/** Which API token is at work, for the change log. */
const SET_API_TOKEN = { name: 'setApiToken', text: `SELECT set_config('app.api_token', $1, true)` };
const BY_ID = sessionStatements('ById', (records) => `open_session(NULL, $1, ${records})`);
const BY_HASH = sessionStatements('ByHash', (records) => `open_session($1, NULL, ${records})`);
const BY_API_TOKEN = sessionStatements('ByApiToken', (records) => `open_api_token($1, ${records})`);

/** Whether a transaction may change anything. Where it only reads, PostgreSQL itself refuses whatever would. */
export type Access = 'change' | 'read';

/** What a session is looked up for: a transaction, or just to know it. */
type Lookup = Access | 'know';

/**
 * A lookup records that the session is alive, so a read becomes read-only right after it. A change may take long, and
 * whoever ends the session would wait for its record: it leaves none.
 */
function sessionStatements(
  name: string,
  found: (records: boolean) => string,
): Record<Lookup, pg.QueryConfig> {
  const closed = `set_config('transaction_read_only', 'on', true)`;
  return {
    know: { name: `session${name}`, text: `SELECT ${found(true)} AS facts` },
    read: { name: `reading${name}`, text: `SELECT facts, ${closed} FROM ${found(true)} AS facts` },
    change: { name: `changing${name}`, text: `SELECT ${found(false)} AS facts` },
  };
}

export async function prepareOpenings(client: pg.ClientBase): Promise<void> {
  const keys = [
    { sessionId: '00000000-0000-0000-0000-000000000000' },
    { tokenHash: '' },
    { apiTokenHash: '' },
  ];
  const lookups = ['know', 'read', 'change'] as const;
  const sessions = keys.flatMap((key) => lookups.map((lookup) => sessionStep(key, lookup)));
  const tenant = [tenantStep(0), apiTokenStep('')];
  const others = [BEGIN_READING, BEGIN_SNAPSHOT].flatMap((begin) => [begin, { text: 'ROLLBACK' }]);
  const all = [BEGIN, ...tenant, ...sessions, NOTHING, END, ...others];
  await Promise.all(all.map((statement) => client.query(statement)));
}

/** Its answer is what is known of the session, and null when it has ended. */
export function sessionStep(key: SessionKey, lookup: Lookup): pg.QueryConfig {
  if ('sessionId' in key) return { ...BY_ID[lookup], values: [key.sessionId] };
  if ('tokenHash' in key) return { ...BY_HASH[lookup], values: [`\\x${key.tokenHash}`] };
  return { ...BY_API_TOKEN[lookup], values: [`\\x${key.apiTokenHash}`] };
}

function tenantStep(masterId: number): pg.QueryConfig {
  return { ...SET_TENANT, values: [String(masterId)] };
}

function apiTokenStep(name: string): pg.QueryConfig {
  return { ...SET_API_TOKEN, values: [name] };
}

/** Whose rows a transaction sees, and by which API token its work is done, if by one. */
export interface Tenant {
  masterId: number;
  apiToken?: { name: string } | undefined;
}

/** The steps that a transaction begins with. */
type Steps = readonly pg.QueryConfig[];

export function underNoTenant(access: Access): Steps {
  return [access === 'read' ? BEGIN_READING : BEGIN];
}

export function asTenant({ masterId, apiToken }: Tenant, access: Access): Steps {
  const opening = [...underNoTenant(access), tenantStep(masterId)];
  return apiToken ? [...opening, apiTokenStep(apiToken.name)] : opening;
}

export function inSnapshot(masterId: number): Steps {
  return [BEGIN_SNAPSHOT, tenantStep(masterId)];
}

export function inSession(key: SessionKey, lookup: Lookup): Steps {
  return [BEGIN, sessionStep(key, lookup)];
}

interface Opening {
  steps: Steps;
  opened: PromiseWithResolvers<string | undefined>;
}
const waiting = new WeakMap<pg.ClientBase, Opening>();
const unended = new WeakMap<pg.ClientBase, NodeJS.Timeout>();

/** From now on the connection is in a transaction that begins with these steps; resolves to the last one's answer. */
export function open(client: pg.ClientBase, steps: Steps): Promise<string | undefined> {
  const opened = Promise.withResolvers<string | undefined>();
  // Should a step fail, so does the statement that it came with.
  opened.promise.catch(() => undefined);
  waiting.set(client, { steps, opened });
  return opened.promise;
}

/** What is asked before the process turns to anything else leaves in one message. */
const gathered = new WeakMap<pg.ClientBase, MessageQuery>();

/** A statement in the transaction, and before the first of them its opening. */
export function ask(client: pg.ClientBase, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const message = gathered.get(client) ?? beginMessage(client);
  return message.add(statement);
}

function beginMessage(client: pg.ClientBase): MessageQuery {
  const opening = waiting.get(client);
  waiting.delete(client);
  const end = opening && takeEnd(client) ? [END] : [];
  const message = new MessageQuery([...end, ...(opening?.steps ?? [])], opening?.opened);
  gathered.set(client, message);
  process.nextTick(() => sendGathered(client));
  return message;
}

/** Before anything that is not asked in the transaction: its end, most of all. */
export function sendGathered(client: pg.ClientBase): void {
  const message = gathered.get(client);
  if (!message) return;
  gathered.delete(client);
  client.query(message as unknown as pg.Submittable);
}

/** For whoever must know the answer of the opening before anything else is asked. */
export async function openNow(client: pg.ClientBase): Promise<void> {
  if (waiting.has(client)) await ask(client, NOTHING);
}

/** Whether the transaction was never opened. Then there is nothing to end. */
export function dropOpening(client: pg.ClientBase): boolean {
  return waiting.delete(client);
}

/** Ends a transaction that changed nothing; the message leaves with the next that is opened, if one is soon. */
export function endWithNext(client: pg.ClientBase): void {
  unended.set(
    client,
    setTimeout(() => endNow(client), MOST_MS),
  );
}

/** Before a statement outside of transactions. */
export function endNow(client: pg.ClientBase): void {
  // A connection that breaks in the meantime is replaced by the pool, and nothing is lost.
  if (takeEnd(client)) client.query('COMMIT').catch(() => undefined);
}

function takeEnd(client: pg.ClientBase): boolean {
  clearTimeout(unended.get(client));
  return unended.delete(client);
}
