import type { z } from 'zod';
import {
  type Endpoint,
  fileTypeOf,
  parameterNames,
  takesFiles,
  UPLOAD_TYPE,
} from '#platform/shared/endpoint.ts';
import { errorAnswer } from '#platform/shared/errors.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/** The OpenAPI 3.1 document of these endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    (paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coverdesk',
      version: '7.7',
      description: 'Every call of Coverdesk, made from the contract the server validates with.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Coverdesk' },
    },
    servers: [{ url: '/', description: 'The server that gave this document.' }],
    paths,
    components: {
      schemas: { Error: wireSchema(errorAnswer) },
      responses: REFUSALS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of the settings, which begins with cdk_.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'coverdesk_session' },
      },
    },
  };
}

/** Method and address are unique together, and stay: `getFinanceByCustomerIdContracts`. */
export function operationIdOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path
    .replaceAll('{', 'by ')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '' && word !== 'api');
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

function operation(endpoint: Endpoint): Json {
  const tag = endpoint.path.split('/').find((part) => !['', 'api', 'v1'].includes(part));
  return {
    operationId: operationIdOf(endpoint),
    tags: [tag],
    summary: endpoint.summary,
    security: security(endpoint),
    ...(parameters(endpoint).length > 0 ? { parameters: parameters(endpoint) } : {}),
    ...(endpoint.body.type === 'undefined'
      ? {}
      : { requestBody: { required: true, content: bodyContent(endpoint) } }),
    responses: responses(endpoint),
  };
}

/** An empty list says that nobody needs to sign in. */
function security({ allow, cookieOnly, needsPerson }: Endpoint): Json[] {
  if (allow === 'anyone') return [];
  if (cookieOnly) return [{ cookie: [] }];
  return [{ bearer: [] }, { cookie: [] }, ...(needsPerson ? [] : [{ apiToken: [] }])];
}

function bodyContent(endpoint: Endpoint): Json {
  const schema = wireSchema(endpoint.body);
  return takesFiles(endpoint) ? { [UPLOAD_TYPE]: { schema } } : jsonContent(schema);
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key answers the first result again; another body under it is 422.',
  schema: { type: 'string', maxLength: 200 },
};

function parameters(endpoint: Endpoint): Json[] {
  const inPath = new Set(parameterNames(endpoint.path));
  const given = [...fieldsOf(endpoint.params, 'path'), ...fieldsOf(endpoint.query, 'query')].filter(
    (field) => field.in === 'query' || inPath.has(field.name as string),
  );
  return endpoint.idempotent ? [...given, IDEMPOTENCY_KEY] : given;
}

function fieldsOf(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
  const json = wireSchema(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: field,
  }));
}

function responses(endpoint: Endpoint): Json {
  const fileType = fileTypeOf(endpoint);
  const content = fileType
    ? { [fileType]: { schema: { type: 'string', format: 'binary' } } }
    : jsonContent(wireSchema(endpoint.answer));
  return {
    ...(endpoint.answer.type === 'void'
      ? { 204: { description: 'Done.' } }
      : { 200: { description: 'Done.', content } }),
    ...(endpoint.allow !== 'anyone' && { 401: refusal('NotSignedIn') }),
    403: refusal('NotAllowed'),
    422: refusal('WrongField'),
    default: refusal('Refused'),
  };
}

const REFUSALS = {
  NotSignedIn: refused('Not signed in, or the token is not good.'),
  NotAllowed: refused('Not allowed.'),
  WrongField: refused('A field is wrong; the answer names it.'),
  Refused: refused('Any other refusal.'),
};

function refused(description: string): Json {
  return { description, content: jsonContent({ $ref: '#/components/schemas/Error' }) };
}

function refusal(name: keyof typeof REFUSALS): Json {
  return { $ref: `#/components/responses/${name}` };
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
