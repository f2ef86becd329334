import { z } from 'zod';
import type { GateName } from './gates.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone at all, anyone signed in, or whoever the named gate is open to. */
export type Allow = 'anyone' | 'signedIn' | GateName;

/**
 * Which places a call takes when there is much to do. Heavy calls have few, and an agency half of them, so that
 * reports leave room for the counter; what must work in any case takes none.
 */
export type Lane = 'usual' | 'heavy' | 'always';

/** As OpenAPI writes it: `/api/tasks/{id}`. Stored files have an address of their own. */
export type Path = `/api/${string}` | `/attc2/${string}`;

export interface Endpoint<
  A extends Allow = Allow,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: Path;
  /** One sentence for the API reference. */
  summary: string;
  allow: A;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** True when the call changes something; every method except GET does unless it says otherwise. */
  changes: boolean;
  /** True when a bearer token is not looked at: the session cookie alone decides. */
  cookieOnly: boolean;
  /** True when an API token cannot make the call: it is about the session, the password or tokens themselves. */
  needsPerson: boolean;
  /** True for a change that is open to people who have not accepted the agreement in force; reads always are. */
  beforeAgreement: boolean;
  /** True for a change that is open to someone who views the product as another person: to stop, to sign out. */
  whileViewing: boolean;
  /** True when the call moves money or the like: repeated under one Idempotency-Key it happens once. */
  idempotent: boolean;
  /** Fields of the body, by their path, that leave no trace: not even in the fingerprint of a repeated call. */
  neverKept: readonly string[];
  /** Bytes, where a body may be larger than usual. */
  bodyLimit?: number | undefined;
  lane: Lane;
}

interface Definition<A, Params, Query, Body, Answer> {
  method: Method;
  path: Path;
  summary: string;
  allow: A;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  changes?: boolean;
  cookieOnly?: boolean;
  needsPerson?: boolean;
  beforeAgreement?: boolean;
  whileViewing?: boolean;
  idempotent?: boolean;
  neverKept?: readonly string[];
  bodyLimit?: number;
  lane?: Lane;
}

const noFields = z.object({});

/** The schema of a call that takes no body; a body that is sent all the same is not looked at. */
export const noBody = z.undefined();

/** The answer of a call that has nothing to say: 204. */
export const nothing = z.void();

/** The answer of a call that gives a PDF; a plain link may open it. */
export const pdfFile = z.instanceof(Uint8Array).meta({ contentType: 'application/pdf' });

/** A file on its way out; only the file itself knows its type. */
export interface OutgoingFile {
  filename: string;
  contentType: string;
  /** Absent while it is made as it goes out. */
  size?: number;
  content: AsyncIterable<Uint8Array>;
}

export const ANY_TYPE = '*/*';

/** The answer of a call that gives a file of any type, to be kept and never to be shown in the page. */
export const anyFile = z.custom<OutgoingFile>().meta({ contentType: ANY_TYPE });

export const EVENT_STREAM_TYPE = 'text/event-stream';

/** The answer of a call that keeps sending events until one side hangs up. */
export const eventStream = z.custom<AsyncIterable<Uint8Array>>().meta({ contentType: EVENT_STREAM_TYPE });

/** The type of the file that a call answers, or nothing for JSON. */
export function fileTypeOf({ answer }: Pick<Endpoint, 'answer'>): string | undefined {
  return answer.meta()?.contentType as string | undefined;
}

/** A file that was sent along. Its name is as it was called elsewhere and never becomes a path. */
export interface SentFile {
  filename: string;
  bytes: Uint8Array;
}

export const UPLOAD_TYPE = 'multipart/form-data';

/** The body of a call that takes files: the repeated part `files`; every field is a list in the same order. */
export function upload<Fields extends z.core.$ZodLooseShape>(mostFiles: number, fields: Fields) {
  const file = z
    .custom<SentFile>((part) => typeof part === 'object', 'Choose a file.')
    .meta({ type: 'string', format: 'binary' });
  const files = z
    .array(file, 'Choose a file.')
    .min(1, 'Choose a file.')
    .max(mostFiles, `Send at most ${mostFiles} files at once.`);
  return z.object({ files, ...fields }).meta({ contentType: UPLOAD_TYPE });
}

export function takesFiles({ body }: Pick<Endpoint, 'body'>): boolean {
  return body.meta()?.contentType === UPLOAD_TYPE;
}

/** One call of the contract: the server mounts it, the web calls it, the OpenAPI document describes it. */
export function endpoint<
  const A extends Allow,
  Answer extends z.ZodType,
  Params extends z.ZodObject = typeof noFields,
  Query extends z.ZodObject = typeof noFields,
  Body extends z.ZodType = typeof noBody,
>(definition: Definition<A, Params, Query, Body, Answer>): Endpoint<A, Params, Query, Body, Answer> {
  return {
    params: noFields as unknown as Params,
    query: noFields as unknown as Query,
    body: noBody as unknown as Body,
    changes: definition.method !== 'GET',
    cookieOnly: false,
    needsPerson: false,
    beforeAgreement: false,
    whileViewing: false,
    idempotent: false,
    neverKept: [],
    lane: 'usual',
    ...definition,
  };
}

/** What the handler receives and the answer it gives: the inside of the wire's codecs. */
export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** An id in a path. The name says which record the generic tests build for it. */
export function id(of: string) {
  return z.coerce
    .number({ error: 'Must be a whole number.' })
    .int('Must be a whole number.')
    .positive('Must be above zero.')
    .meta({ idOf: of });
}

/** The same where 0 stands for a record that is added. */
export function idOrNew(of: string) {
  return z.coerce
    .number({ error: 'Must be a whole number.' })
    .int('Must be a whole number.')
    .min(0, 'Must not be negative.')
    .meta({ idOf: of });
}

/** The parameters of a path that names one record. */
export const idParams = (of: string) => z.object({ id: id(of) });
export const idOrNewParams = (of: string) => z.object({ id: idOrNew(of) });

/** The same for what is named by a UUID. */
export function uuid(of: string) {
  return z.uuid('Must be a UUID.').meta({ idOf: of });
}

/** A word in a path that names no record; the generic tests send the example. */
export function word(max: number, example: string) {
  return z
    .string('Must be text.')
    .trim()
    .min(1, 'Must not be empty.')
    .max(max, `At most ${max} characters.`)
    .meta({ example });
}

export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
